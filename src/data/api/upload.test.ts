import { expect, test, vi } from 'vitest';
import { session } from '../session/session';
import { prefixHost, setBackend } from './backend';
import { readUploadReply, upload, uploadLanguage } from './upload';

test.each([
  ['plain', '{"type":"ok","message":"/upload/a.png"}', '/upload/a.png'],
  ['with line breaks and a byte order mark', '\uFEFF{"type":"ok",\r\n\t"message":"/upload/a.png"}\n', '/upload/a.png'],
  ['URI-encoded', encodeURIComponent('{"type":"ok","message":"/upload/a.png"}'), '/upload/a.png'],
])('an answer that is %s', async (_, text, address) => {
  expect(await readUploadReply(text)).toBe(address);
});

test.each([
  ['a refusal keeps its spaces', '{"type":"error","message":"Choose a picture"}', 'refused', 'Choose a picture'],
  ['a stray percent sign', '{"type":"ok","message":"100%"}', 'bad_response', 'did not answer JSON'],
  ['a page of HTML', '<html>', 'bad_response', 'did not answer JSON'],
])('%s', async (_, text, kind, message) => {
  await expect(readUploadReply(text)).rejects.toThrow(
    expect.objectContaining({ kind, message: expect.stringContaining(message) }),
  );
});

test.each([
  ['zh', 'zh-cn'],
  ['hk', 'zh-tw'],
  ['id', 'en'],
  ['vn', 'en'],
] as const)('%s is sent as %s', (lang, header) => {
  expect(uploadLanguage(lang)).toBe(header);
});

test.each([
  ['/a.png', 'https://x.co/a.png'],
  ['a.png', 'https://x.co/a.png'],
  ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
  ['blob:https://x.co/1', 'blob:https://x.co/1'],
  ['//cdn.co/a.png', '//cdn.co/a.png'],
  ['', ''],
])('the asset %s is at %s', (path, address) => {
  expect(prefixHost('https://x.co', path)).toBe(address);
});

test('a file whose upload ends under another customer is rejected', async () => {
  const clock = { now: () => 0, subscribe: () => () => {}, rate: () => 1 };
  setBackend({ ready: Promise.resolve(), assetUrl: (path) => path, clock, host: '' });
  const sent: Request[] = [];
  class Request {
    onload = () => {};
    readonly upload = {};
    readonly status = 200;
    readonly responseText = '{"type":"ok","message":"/upload/passport.jpg"}';
    open() {}
    setRequestHeader() {}
    send() {
      sent.push(this);
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  session.signIn('first');
  const address = upload(new Blob(['x']));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  session.signOut();
  session.signIn('next');
  sent[0]?.onload();
  await expect(address).rejects.toMatchObject({ kind: 'session_invalid' });
  expect(session.token.get()).toBe('next');
  vi.unstubAllGlobals();
});
