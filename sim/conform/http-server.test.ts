import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { runCli } from './cli';
import { httpServer } from './http-server';

const listening = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
const ask = (base: string, timeoutMs = 20_000) =>
  httpServer({ base, timeoutMs }).ask({ call: 'GET /faq', fields: {}, token: '' });

const answering =
  (status: number, headers: Readonly<Record<string, string>>, body: string | Buffer): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { connection: 'close', ...headers }).end(body);

test.each<[string, RequestListener, number, RegExp]>([
  [
    'closes in the middle of it',
    (_request, response) =>
      void response.writeHead(200, { 'content-length': '99' }).write('{', () => response.destroy()),
    0,
    /^a connection that was closed before the end of the answer \(/,
  ],
  ['closes at once', ({ socket }) => void socket.destroy(), 0, /^a connection that was closed before/],
  ['leads elsewhere', answering(302, { location: '/login' }, ''), 302, /^a redirection to "\/login"$/],
  [
    'is no gzip',
    answering(200, { 'content-encoding': 'gzip' }, 'no gzip'),
    0,
    /^an answer that cannot be decompressed \(Z_/,
  ],
  ['is HTML', answering(200, {}, '<!doctype html>'), 200, /^"<!doctype html>"$/],
  ['is nothing', answering(200, {}, ''), 200, /^an empty body$/],
])('an answer that %s', async (_what, listener, status, seen) => {
  const base = await listening(createServer(listener));
  expect(await ask(base)).toMatchObject({ status, problem: { seen: expect.stringMatching(seen) } });
});

test('an answer in gzip is read', async () => {
  const base = await listening(createServer(answering(200, { 'content-encoding': 'gzip' }, gzipSync('{"type":"ok"}'))));
  expect(await ask(base)).toMatchObject({ status: 200, body: { type: 'ok' }, problem: null });
});

test('another protocol', async () => {
  const base = await listening(createTcpServer((socket) => void socket.end('SSH-2.0-server\r\n')));
  expect((await ask(base)).problem?.seen).toMatch(/^something that is not HTTP \(HPE_/);
});

test.each<[string, RequestListener]>([
  ['none', () => {}],
  ['one that never ends', (_request, response) => void response.writeHead(200).write('{"type":"ok"')],
])('of answers that take too long: %s', async (_what, listener) => {
  const server = createServer(listener);
  const base = await listening(server);
  expect((await ask(base, 50)).problem).toEqual({ expected: 'an answer', seen: 'none within 50 ms' });
  server.closeAllConnections();
});

test.each([
  ['a list', '{"type":"ok","message":[]}', 'message: expected'],
  ['HTML', '<!doctype html>', 'expected JSON, seen "<!doctype html>"'],
])('a login that is answered with %s is none', async (_what, body, reason) => {
  const base = await listening(createServer(answering(200, {}, body)));
  const errors: string[] = [];
  const output = { log: () => {}, error: (line: string) => void errors.push(line) };
  expect(await runCli(['--base', base, '--socket', 'none', '--account', 'a', '--password', 'b'], output)).toBe(2);
  expect(errors.join()).toContain(`a cannot sign in: ${reason}`);
});
