import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connectSocket, type SocketOptions, type StatusSocket } from '@/data/socket';
import { readOptions } from './options';
import { startServer } from './server';

type Server = Awaited<ReturnType<typeof startServer>>;
let server: Server;
let folder: string;
const sockets: StatusSocket[] = [];

const start = async (...args: string[]) => {
  server = await startServer(readOptions(['--port', '0', '--scenario', 'spot-trader', '--seed', '7', ...args]));
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pocket-'));
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.close();
  await server.close();
});

const post = (path: string, body: unknown, headers = {}) =>
  fetch(`${server.url}${path}`, { method: 'POST', body: JSON.stringify(body), headers });
const control = async (action: string, input: unknown = {}) =>
  (await post(`/__sandbox/${action.replace('.', '/')}`, input)).json();

describe('/api', () => {
  beforeEach(() => start());

  test('a GET reads its query; any origin may ask; the Date is the exchange’s', async () => {
    const reply = await fetch(`${server.url}/api/getSetting?keyword=version&lang=en`);
    expect(reply.status).toBe(200);
    expect(await reply.json()).toMatchObject({ type: 'ok' });
    expect(reply.headers.get('access-control-allow-origin')).toBe('*');
    expect(reply.headers.get('date')).toContain('06 Jan 2026');
  });

  test('a POST reads its form', async () => {
    const body = new URLSearchParams({ user_string: 'nobody@example.com', password: 'wrong', lang: 'en' });
    const reply = await fetch(`${server.url}/api/user/login`, { method: 'POST', body });
    expect(await reply.json()).toMatchObject({ type: 'error', reason: expect.any(String) });
  });

  test('a preflight is allowed', async () => {
    const reply = await fetch(`${server.url}/api/user/login`, { method: 'OPTIONS' });
    expect(reply.status).toBe(204);
    expect(reply.headers.get('access-control-allow-headers')).toContain('Authorization');
  });

  test.each([
    ['/api/nope', { method: 'GET' }, 404],
    ['/api/user/login', { method: 'DELETE' }, 405],
    ['/api/user/login', { method: 'POST', body: 'x'.repeat(1_000_001) }, 413],
    ['/api/upload', { method: 'POST', body: 'x', headers: { 'content-type': 'multipart/form-data' } }, 400],
    ['/elsewhere', { method: 'GET' }, 404],
    ['/', { method: 'GET' }, 404],
  ])('%s %j answers %i with a sentence', async (path, init, status) => {
    const reply = await fetch(`${server.url}${path}`, init);
    expect(reply.status).toBe(status);
    expect(await reply.text()).toMatch(/"(error|message)":"[^"]{5,}/);
  });
});

describe('a request id', () => {
  const OF_MAYA = { user_string: 'maya@example.com', password: 'pocket123' };
  const OF_SARI = { user_string: 'newcomer@example.com', password: 'pocket123' };
  const send = async (method: string, path: string, fields: Record<string, string>, token = '') => {
    const form = new URLSearchParams({ request_id: 'once', lang: 'en', ...fields });
    const init = { method, headers: { authorization: token } };
    const asking =
      method === 'GET'
        ? fetch(`${server.url}${path}?${form}`, init)
        : fetch(`${server.url}${path}`, { ...init, body: form });
    return (await asking).json();
  };
  const login = async (fields: Record<string, string>) =>
    String((await send('POST', '/api/user/login', fields)).message);
  beforeEach(() => start());

  test('gives nobody the login of somebody else, nor the same one again', async () => {
    const [first, other, again] = [await login(OF_MAYA), await login(OF_SARI), await login(OF_MAYA)];
    for (const token of [first, other, again]) expect(token).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set([first, other, again]).size).toBe(3);
    expect(await send('GET', '/api/user/info', {}, again)).toMatchObject({ message: { email: OF_MAYA.user_string } });
    expect(await send('GET', '/api/user/info', {}, other)).toMatchObject({ message: { email: OF_SARI.user_string } });
  });

  test('is not the answer to another call, and that of the same call carries it out once', async () => {
    const token = await login(OF_MAYA);
    const add = (currency_id: string) => send('POST', '/api/optional/add', { currency_id }, token);
    expect(await add('20')).toMatchObject({ type: 'ok' });
    const { commands } = await control('scenario.current');
    expect(await add('20')).toMatchObject({ type: 'ok' });
    expect(await control('scenario.current')).toMatchObject({ commands });
    expect(await add('22')).toMatchObject({ type: 'ok' });
    expect(await control('scenario.current')).toMatchObject({ commands: commands + 1 });
  });
});

describe('/upload/nft', () => {
  beforeEach(() => start());

  test('the gallery is served with its types, in parts where a player asks for parts', async () => {
    const film = await fetch(`${server.url}/upload/nft/5.webm`, { headers: { range: 'bytes=0-99' } });
    expect([film.status, film.headers.get('content-type')]).toEqual([206, 'video/webm']);
    expect((await film.arrayBuffer()).byteLength).toBe(100);
    const picture = await fetch(`${server.url}/upload/nft/1.webp`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await fetch(`${server.url}/upload/nft/..%2fservice-worker.js`)).status).toBe(404);
  });
});

describe('/upload', () => {
  const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const send = async (file: File | null, fields: Record<string, string> = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ lang: 'en', ...fields })) form.append(name, value);
    if (file) form.append('file', file);
    return (await fetch(`${server.url}/api/upload`, { method: 'POST', body: form })).json();
  };
  const picture = (bytes: readonly number[], type: string, length = bytes.length) => {
    const content = new Uint8Array(length);
    content.set(bytes);
    return new File([content], 'picture', { type });
  };
  beforeEach(() => start());

  test('an accepted picture is served under the address it got', async () => {
    const { type, message } = await send(picture(PNG, 'image/png', 5000));
    expect(type).toBe('ok');
    expect(message).toMatch(/^\/upload\/\d{10}[0-9a-f]{16}\.png$/);
    const back = await fetch(`${server.url}${message}`);
    expect(back.headers.get('content-type')).toBe('image/png');
    expect((await back.arrayBuffer()).byteLength).toBe(5000);
  });

  test.each([
    ['no file', null, 'file_missing'],
    ['an SVG', new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }), 'file_type'],
    ['an SVG that claims to be a PNG', new File(['<svg/>'], 'a.png', { type: 'image/png' }), 'file_damaged'],
    ['a PNG that claims to be a JPEG', picture(PNG, 'image/jpeg'), 'file_damaged'],
    ['nothing', picture([], 'image/png'), 'file_damaged'],
    ['a byte more than 10 MiB', picture(PNG, 'image/png', 10_485_761), 'file_too_large'],
  ])('%s is refused', async (_name, file, reason) => {
    expect(await send(file)).toMatchObject({ type: 'error', reason });
  });

  test('exactly 10 MiB pass', async () => {
    expect(await send(picture(PNG, 'image/png', 10_485_760))).toMatchObject({ type: 'ok' });
  });

  test('fields of the sender do not stand in for a file', async () => {
    const claimed = { mime: 'image/png', size: '9', digest: 'ab', sniffed: 'image/png' };
    expect(await send(null, claimed)).toMatchObject({ reason: 'file_missing' });
  });
});

describe('/__sandbox', () => {
  beforeEach(() => start());

  test('reads clock, hash, inbox and faults, and runs actions', async () => {
    const read = async (name: string) => (await fetch(`${server.url}/__sandbox/${name}`)).json();
    await control('clock.set', { paused: true });
    const { now } = await read('clock');
    expect(await control('clock.advance', { by: '1h' })).toMatchObject({ now: now + 3_600_000 });
    expect(await read('hash')).toMatchObject({ hash: expect.stringMatching(/^[0-9a-f]{16}$/), now: now + 3_600_000 });
    expect(await read('inbox')).toEqual([]);
    expect(await read('faults')).toMatchObject({ websocketBlocked: false, calls: {} });
  });

  test.each([
    ['/__sandbox/clock/advance', '{by:', 'not JSON'],
    ['/__sandbox/clock/advance', '{"by":-1}', 'clock.advance'],
    ['/__sandbox/clock/fly', '{}', 'clock.advance'],
    ['/__sandbox/faults/set', '{"x":1}', 'websocketBlocked'],
  ])('%s %s answers 400 and says what would do', async (path, body, hint) => {
    const reply = await fetch(`${server.url}${path}`, { method: 'POST', body });
    expect(reply.status).toBe(400);
    expect((await reply.json()).error).toContain(hint);
  });

  test.each([
    ['a page of another site', { origin: 'https://example.com' }, 403],
    ['a name that leads here', { host: 'evil.example:80' }, 403],
    ['a page of this machine', { origin: 'http://localhost:5173' }, 200],
  ])('%s: %j gets %i', async (_name, headers, expected) => {
    const status = await new Promise((resolve, reject) => {
      const asking = httpRequest(`${server.url}/__sandbox/clock`, { headers }, (reply) => {
        reply.resume();
        resolve(reply.statusCode);
      });
      asking.on('error', reject).end();
    });
    expect(status).toBe(expected);
  });
});

/** A connected socket of the app. */
async function connected(options: SocketOptions): Promise<StatusSocket> {
  const socket = connectSocket({ url: server.url, ...options });
  sockets.push(socket);
  await vi.waitFor(() => expect(socket.connected).toBe(true), { timeout: 20_000 });
  return socket;
}
/** Resolves with the next event of a symbol. */
const next = (socket: StatusSocket, event: 'daymarket' | 'market_depth', symbol: string) =>
  new Promise<unknown>((resolve) => {
    const stop = socket.on(event, (payload) => {
      if ((payload as { symbol: string }).symbol !== symbol) return;
      stop();
      resolve(payload);
    });
  });

describe.each([
  [4, 'websocket,polling'],
  [4, 'polling'],
  [3, 'websocket,polling'],
  [3, 'polling'],
] as const)('sockets of protocol %i where the server has %s', (protocol, transports) => {
  test('connect, watch, hear, lose the connection and come back', async () => {
    await start('--transports', transports);
    const socket = await connected({ protocol });
    const statuses: string[] = [];
    socket.onStatus((status) => statuses.push(status));
    const ticker = next(socket, 'daymarket', 'BTC/USDT');
    socket.emit('watch', { symbols: ['BTC/USDT'], period: '1min' });
    expect(await ticker).toMatchObject({ type: 'daymarket' });
    await control('faults.drop');
    await vi.waitFor(() => expect(statuses).toEqual(['disconnected', 'connected']), { timeout: 20_000 });
    const depth = next(socket, 'market_depth', 'ETH/USDT');
    socket.emit('watch', { symbols: ['ETH/USDT'] });
    expect(await depth).toMatchObject({ type: 'market_depth' });
  });
});

describe('faults', () => {
  test('blocked WebSockets make protocol 4 fall back to polling', async () => {
    await start();
    await control('faults.set', { websocketBlocked: true });
    const socket = await connected({ protocol: 4 });
    expect(socket.connected).toBe(true);
  });
});

describe('the journal file', () => {
  test('a run goes on after a restart, even when its last line was cut off', async () => {
    const journal = join(folder, 'run.jsonl');
    await start('--journal', journal);
    await control('clock.set', { paused: true });
    await control('people.grant', { who: 'trader', asset: 'USDT', amount: '5' });
    await control('clock.advance', { by: '1h' });
    const before = await control('state.hash');
    await server.close();
    await writeFile(journal, `${await readFile(journal, 'utf8')}{"seq":`);
    await start('--journal', journal);
    expect(await control('state.hash')).toEqual(before);
    expect(await control('clock.now')).toMatchObject({ paused: true });
  });

  test('a file that is something else is not written over', async () => {
    await start();
    const file = join(folder, 'letter.txt');
    await writeFile(file, 'Dear Sir,\n');
    await expect(startServer(readOptions(['--port', '0', '--journal', file]))).rejects.toThrow();
    expect(await readFile(file, 'utf8')).toBe('Dear Sir,\n');
  });
});

describe('--static', () => {
  test('serves a build under /h5/, compressed, hashed files for ever and the page anew each time', async () => {
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '<!doctype html>');
    await writeFile(join(folder, 'assets/main-abc.js'), 'export {};');
    await start('--static', folder);
    const get = (path: string, headers = {}) => fetch(`${server.url}${path}`, { headers, redirect: 'manual' });
    expect((await get('/')).headers.get('location')).toBe('/h5/');
    const page = await get('/h5/');
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const script = await get('/h5/assets/main-abc.js', { 'accept-encoding': 'gzip, br' });
    expect(script.headers.get('content-encoding')).toBe('br');
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(await script.text()).toBe('export {};');
    for (const path of ['/h5/none.js', '/h5/..%2f..%2fetc%2fpasswd', '/h5/%00', '/h5/assets']) {
      expect((await get(path)).status).toBe(404);
    }
  });
});
