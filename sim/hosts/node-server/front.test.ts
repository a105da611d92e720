import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Front, openFront } from './front';
import { sendJson } from './http-answer';

let front: Front;
let url: string;
beforeEach(async () => {
  front = await openFront(0, '127.0.0.1', 60_000);
  url = `http://127.0.0.1:${(front.http.address() as AddressInfo).port}`;
});
afterEach(() => front.close());

test.each<[string, RequestInit]>([
  ['/api/menu', {}],
  ['/api/user/login', { method: 'POST', body: 'x'.repeat(1_000) }],
  ['/socket.io/?EIO=4&transport=polling', {}],
])('%s is answered 503 while the exchange is starting, and then served', async (path, init) => {
  const early = await fetch(url + path, init);
  expect([early.status, early.headers.get('retry-after')]).toEqual([503, '1']);
  expect(early.headers.get('date')).toBeNull();
  expect(await early.json()).toEqual({ error: 'the exchange is starting' });
  front.serve(
    ['/api/', '/socket.io/'].map((prefix) => [prefix, (_request, response) => sendJson(response, 200, path)]),
  );
  const late = await fetch(url + path, init);
  expect([late.status, await late.json()]).toEqual([200, path]);
});

test('a port in use is refused', async () => {
  await expect(openFront(Number(new URL(url).port), '127.0.0.1', 60_000)).rejects.toThrow('EADDRINUSE');
});

test('idle connections leave room for those of the run, and make place when they end', async () => {
  const small = await openFront(0, '127.0.0.1', 60_000, 2);
  onTestFinished(() => small.close());
  const { port } = small.http.address() as AddressInfo;
  const [first] = await Promise.all(
    [1, 2].map(async () => {
      const socket = connect(port, '127.0.0.1', () => void socket.write('GET / HTTP/1.1\r\n'));
      await once(socket, 'connect');
      return socket;
    }),
  );
  const ask = () => fetch(`http://127.0.0.1:${port}/`).then(({ status }) => status);
  await expect(ask()).rejects.toThrow();
  first?.destroy();
  await expect.poll(() => ask().catch(() => 'closed')).toBe(503);
});

test.each([
  [10, 10],
  [1_000, 0],
])('of %i requests that are sent at once, %i are answered', async (sent, answered) => {
  let asked = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  front.serve([
    [
      '/',
      async (_request, response) => {
        asked += 1;
        if (asked === sent) release();
        await held;
        sendJson(response, 200, null);
      },
    ],
  ]);
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let text = '';
  socket.on('data', (part) => {
    text += part;
    if (text.split('HTTP/1.1 200').length > sent) socket.end();
  });
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(sent));
  await once(socket, 'close');
  expect(asked).toBe(10);
  expect(text.split('HTTP/1.1 200').length - 1).toBe(answered);
});
