import { createHash } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { effort } from '../testing/effort';
import type { Fuzzed } from './check-host';
import { Draws } from './draws';
import { fuzz, unreached } from './fuzz';
import { FuzzedHost } from './fuzzed-host';
import { type FuzzedRequest, httpRequest } from './http-requests';
import { KnownRows, listsIn } from './known-rows';

/** The process id makes another seed for every run, unless SEED sets it. The name of the test shows it. */
const seed = Number(process.env.SEED ?? process.pid);
const COUNT = effort(20_000);

test(`a host withstands ${COUNT} malformed requests and packets, seed ${seed}`, { timeout: 600_000 }, async () => {
  const host = await FuzzedHost.start();
  try {
    const { failures, statuses, ...counted } = await fuzz(host, { seed, count: COUNT });
    expect([...failures, ...unreached(counted, COUNT)]).toEqual([]);
    expect(statuses).toMatchObject({ 0: expect.any(Number), 101: expect.any(Number), 400: expect.any(Number) });
  } finally {
    host.stop();
  }
});

const SENDER = { token: 't', mark: 'm', email: 'm@example.com', userId: 1 };

test('a seed makes the same requests again', () => {
  const call = { method: 'POST', path: '/api/a', fields: { amount: {} }, example: { amount: '1' }, isMultipart: false };
  // As digests, because comparing bodies of megabytes byte by byte takes the test runner ten seconds.
  const digest = (request: FuzzedRequest) =>
    createHash('sha256')
      .update(JSON.stringify({ ...request, body: undefined }))
      .update('body' in request ? request.body : '')
      .digest('hex');
  const made = (from: number) =>
    Array.from({ length: 500 }, (_, n) => digest(httpRequest([call], SENDER, new KnownRows(), new Draws(from, n))));
  expect(made(1)).toEqual(made(1));
  expect(made(1)).not.toEqual(made(2));
});

test('requests name what their sender has been shown, and now and then what others have', () => {
  const known = new KnownRows();
  const rows = (...ids: number[]) =>
    JSON.stringify({ type: 'ok', message: { list: ids.map((id) => ({ id, price: '5' })) } });
  known.learn('m', listsIn('/api/loan/list', rows(401, 402)));
  known.learn('other', listsIn('/api/loan/list', rows(402, 403)));
  known.learn('m', listsIn('/api/otc/orders', rows(404)));
  known.learn('m', listsIn('/api/loan/detail', '{"type":"error","message":{"id":405}}'));
  const call = {
    method: 'POST',
    path: '/api/loan/cancel',
    fields: { id: {} },
    example: { id: '2' },
    isMultipart: false,
  };
  const named = Array.from({ length: 2_000 }, (_, n) => {
    const request = httpRequest([call], SENDER, known, new Draws(1, n));
    return 'body' in request ? new URLSearchParams(String(request.body)).get('id') : null;
  });
  const count = (id: string) => named.filter((one) => one === id).length;
  expect(count('401')).toBeGreaterThan(count('402'));
  expect(count('402')).toBeGreaterThan(count('403'));
  expect(count('403')).toBeGreaterThan(20);
  expect([count('404'), count('405')]).toEqual([0, 0]);
});

const MANY = Array.from({ length: 16 }, (_, n) => `GET /api/${n}`);
test.each([
  [4_001, 80, [], 20_000, []],
  [3_000, 80, [], 20_000, ['only 3000 of 20000 requests were accepted']],
  [4_001, 3, [], 20_000, ["customers have found only 3 own marks, so nobody else's either"]],
  [4_001, 80, MANY, 20_000, [`these calls were never accepted: ${MANY.join(', ')}`]],
  [401, 80, MANY, 2_000, []],
])('%i accepted requests, %i own marks and %j missed of %i', (accepted, ownMarks, missed, count, expected) => {
  expect(unreached({ accepted, ownMarks, missed }, count)).toEqual(expected);
});

describe('a faulty host is detected', () => {
  const DOCUMENT = JSON.stringify({
    paths: { '/a': { get: { parameters: [{ name: 'text', schema: { maxLength: 99 } }] } } },
  });
  const PEOPLE = ['trader', 'whale', 'vip-3', 'newcomer'];
  let server: Server;
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  /** A host that gives every call the same answer, and has no other fault. */
  async function faulty(
    answer: RequestListener,
    faults: Partial<Fuzzed> = {},
    books: readonly string[] = [],
    options: { readonly hangsAfterMs?: number } = {},
    opensSockets = true,
  ) {
    server = createServer((request, response) => {
      if (request.url === '/openapi.json') response.end(DOCUMENT);
      else if (request.url === '/api/currency/quotation_new') response.end('{}');
      else if (request.url?.startsWith('/socket.io/')) response.end('{"sid":"none"}');
      else answer(request, response);
    });
    const sockets = new WebSocketServer({ noServer: true });
    server.on('upgrade', (request, socket, head) => {
      if (opensSockets) sockets.handleUpgrade(request, socket, head, () => {});
      else socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const control = async (action: string, input: unknown = {}) => {
      const { who } = input as { who?: string };
      if (action === 'inbox/list') return [];
      if (action === 'people/as') return { token: `of ${who}`, userId: 1 + PEOPLE.indexOf(who ?? '') };
      return action === 'ledger/check' ? { faults: books } : { commands: 0 };
    };
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const host = { origin, printed: [], heapBytes: async () => 1, control, ...faults } as Fuzzed;
    return (await fuzz(host, { seed: 1, count: 1_000, ...options })).failures.join('\n');
  }

  const fine: RequestListener = (_request, response) => response.end('{"type":"ok"}');
  const heaps = () => {
    let bytes = 0;
    return async () => {
      bytes += 40_000_000;
      return bytes;
    };
  };

  test('a host without a fault passes', async () => {
    expect(await faulty(fine)).toBe('');
  });

  test('a host that closes sockets before they are open', async () => {
    expect(await faulty(fine, {}, [], {}, false)).toMatch(/no answer to \[/);
  });

  test('a request without an end', async () => {
    expect(await faulty(() => {}, {}, [], { hangsAfterMs: 300 })).toContain('Hanging');
  });

  test.each<[string, RequestListener, Partial<Fuzzed>, string[], string]>([
    ['an internal error', (_request, response) => response.writeHead(500).end('oh'), {}, [], 'HTTP 500 to'],
    ['the text of somebody else', (_request, response) => response.end('zqwhaleqz'), {}, [], 'reads zqwhaleqz in'],
    ...['{"user_id":2,"a":1}', '{"a":1,"user_id":2}', '[{"u_id":2}]', '{"user_id":"2"}'].map(
      (row): [string, RequestListener, Partial<Fuzzed>, string[], string] => [
        `the row of somebody else, ${row}`,
        (_request, response) => response.end(row),
        {},
        [],
        'reads user 2 in',
      ],
    ),
    [
      'a text of somebody else that is zipped',
      (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('"zqwhaleqz"')),
      {},
      [],
      'reads zqwhaleqz in',
    ],
    ['a connection that it drops', ({ socket }) => socket.destroy(), {}, [], 'no answer to GET /api/user/info'],
    ['a page instead of JSON', (_request, response) => response.end('<html>'), {}, [], 'no JSON in the answer to GET'],
    ['books that do not balance', fine, {}, ['USDT is short by 1'], 'USDT is short by 1'],
    ['memory that is not given back', fine, { heapBytes: heaps() }, [], 'the heap has'],
    ['an error on the terminal', fine, { printed: ['TypeError: x'] }, [], 'the host has printed: TypeError: x'],
  ])('%s', async (_name, answer, faults, books, expected) => {
    expect(await faulty(answer, faults, books)).toContain(expected);
  });
});
