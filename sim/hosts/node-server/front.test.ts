import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
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
