import { expect, test } from 'vitest';
import { FileStore } from './file-store';
import upload from './upload';

const PATH = '/upload/sent.png';
const accepted = {
  kind: 'answered',
  reply: { status: 200, body: { type: 'ok', message: PATH } },
  headers: {},
} as const;
const refused = { ...accepted, reply: { status: 200, body: { type: 'error', message: PATH } } } as const;
const lost = { kind: 'broken' } as const;

test.each([
  ['an accepted file is stored', '/upload', true, accepted, true],
  ['a refused file is not', '/upload', true, refused, false],
  ['a file whose answer was lost is not', '/upload', true, lost, false],
  ['a file that its call does not take is not', '/user/profile', true, accepted, false],
  ['without a file there is nothing to store', '/upload', false, accepted, false],
])('%s', async (_what, path, hasFile, outcome, isStored) => {
  const form = new FormData();
  form.append('kind', 'avatar');
  if (hasFile) form.append('file', new Blob(['picture'], { type: 'image/png' }), 'sent.png');
  const files = new FileStore(Promise.resolve(null));
  const asked: Readonly<Record<string, string>>[] = [];
  const request = new Request(`http://page.test/api${path}`, { method: 'POST', body: form });
  const answered = await upload(request, path, files, async (fields) => {
    asked.push(fields);
    return outcome;
  });
  expect(answered).toBe(outcome);
  expect(asked).toEqual([expect.objectContaining({ kind: 'avatar' })]);
  expect((await files.get(PATH))?.type ?? null).toBe(isStored ? 'image/png' : null);
});
