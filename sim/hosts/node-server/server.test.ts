import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connectSocket, type SocketOptions, type StatusSocket } from '@/data/realtime/socket';
import { fileFacts } from '@/domain/identity/upload';
import { Exchange } from '../../core';
import { todaysStart } from '../../scenarios/default-run';
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
  await rm(folder, { recursive: true, force: true });
  vi.restoreAllMocks();
});

const post = (path: string, body: unknown, headers = {}) =>
  fetch(`${server.url}${path}`, { method: 'POST', body: JSON.stringify(body), headers });
const control = async (action: string, input: unknown = {}) =>
  (await post(`/__sandbox/${action.replace('.', '/')}`, input)).json();

describe('/api', () => {
  beforeEach(() => start());

  test('only the calls that are counted by network address go into the journal with it', async () => {
    const send = async (path: string, fields: Record<string, string>, authorization = '') => {
      const init = { method: 'POST', headers: { authorization }, body: new URLSearchParams({ ...fields, lang: 'en' }) };
      return (await fetch(`${server.url}/api${path}`, init)).json();
    };
    await send('/sms_mail', { user_string: 'new@example.com' });
    await send('/sms_send', { mobile: '13800138000', area_code: '86' });
    await send('/kefu/visitor', { account: 'new@example.com', text: 'Help' });
    const { message: token } = await send('/user/login', { user_string: 'maya@example.com', password: 'pocket123' });
    await send('/optional/add', { currency_id: '20' }, token);
    const { entries } = await control('run.export', { secrets: true });
    const calls = entries.flatMap(({ command }: { command: { request?: { path: string; from?: string } } }) =>
      command.request ? [[command.request.path, command.request.from?.endsWith('127.0.0.1') ?? false]] : [],
    );
    expect(calls).toEqual([
      ['/sms_mail', true],
      ['/sms_send', true],
      ['/kefu/visitor', true],
      ['/user/login', true],
      ['/optional/add', false],
    ]);
  });

  test('a GET reads its query; any origin may ask; the Date is the exchange’s', async () => {
    const reply = await fetch(`${server.url}/api/getSetting?keyword=version&lang=en`);
    expect(reply.status).toBe(200);
    expect(await reply.json()).toMatchObject({ type: 'ok' });
    expect(reply.headers.get('access-control-allow-origin')).toBe('*');
    expect(reply.headers.get('date')).toContain('06 Jan 2026');
  });

  test.each([
    ['gzip', 'gzip'],
    ['br;q=1, GZIP; q=0.5', 'gzip'],
    ['gzip;q=0', null],
    ['gzip;q=0.000, identity', null],
    ['', null],
  ])('a long answer for "%s" has the encoding %s, and no answer is sniffed', async (accepted, encoding) => {
    const reply = await fetch(`${server.url}/api/currency/quotation_new`, { headers: { 'accept-encoding': accepted } });
    expect([reply.status, reply.headers.get('content-encoding')]).toEqual([200, encoding]);
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
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
    ['/api/user/login', { method: 'POST', body: 'x'.repeat(100_001) }, 413],
    ['/api/upload', { method: 'POST', body: 'x', headers: { 'content-type': 'multipart/form-data' } }, 400],
    ['/elsewhere', { method: 'GET' }, 404],
    ['/', { method: 'GET' }, 404],
  ])('%s %j answers %i with a sentence', async (path, init, status) => {
    const reply = await fetch(`${server.url}${path}`, init);
    expect(reply.status).toBe(status);
    expect(await reply.text()).toMatch(/"(error|message)":"[^"]{5,}/);
    // The app sets its clock by it.
    if (path.startsWith('/api/')) expect(reply.headers.get('date')).toContain('06 Jan 2026');
    expect(reply.headers.get('allow')).toBe(status === 405 ? 'GET, POST, PUT, OPTIONS' : null);
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

  test('never returns the login of somebody else, nor the same login twice', async () => {
    const [first, other, again] = [await login(OF_MAYA), await login(OF_SARI), await login(OF_MAYA)];
    for (const token of [first, other, again]) expect(token).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set([first, other, again]).size).toBe(3);
    expect(await send('GET', '/api/user/info', {}, again)).toMatchObject({ message: { email: OF_MAYA.user_string } });
    expect(await send('GET', '/api/user/info', {}, other)).toMatchObject({ message: { email: OF_SARI.user_string } });
  });

  test('is bound to one call: another call is executed, the same call only once', async () => {
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

test.each(['nft/1.webp', 'site/guide.html'])('/upload/%s has no part in the app’s session', async (file) => {
  await start();
  const reply = await fetch(`${server.url}/upload/${file}`);
  expect([reply.status, reply.headers.get('content-security-policy')]).toEqual([200, 'sandbox']);
});

test.each([
  ['POST', '/upload/nft/1.webp'],
  ['DELETE', '/upload/nft/1.webp'],
  ['PUT', '/openapi.json'],
  ['OPTIONS', '/start-state.schema.json'],
])('%s %s is answered 405, because it is only read', async (method, path) => {
  await start();
  const reply = await fetch(server.url + path, { method });
  expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

describe('/upload/nft', () => {
  beforeEach(() => start());

  test('the gallery is served with its types, in parts where a player asks for parts', async () => {
    const film = await fetch(`${server.url}/upload/nft/5.webm`, { headers: { range: 'bytes=0-99' } });
    expect([film.status, film.headers.get('content-type')]).toEqual([206, 'video/webm']);
    expect((await film.arrayBuffer()).byteLength).toBe(100);
    const head = await fetch(`${server.url}/upload/nft/5.webm`, { method: 'HEAD' });
    expect([head.status, Number(head.headers.get('content-length'))]).toEqual([200, expect.any(Number)]);
    const picture = await fetch(`${server.url}/upload/nft/1.webp`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await fetch(`${server.url}/upload/nft/..%2fservice-worker.js`)).status).toBe(404);
  });
});

// Half a minute is how long the library waits for the other end.
test('stops at once when a socket’s client is gone without a word', { timeout: 15_000 }, async () => {
  await start();
  const gone = connect(Number(new URL(server.url).port), '127.0.0.1');
  gone.on('error', () => {});
  const key = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==';
  const upgrade = `Connection: Upgrade\r\nUpgrade: websocket\r\n${key}`;
  gone.write(`GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: localhost\r\n${upgrade}\r\n\r\n`);
  await new Promise<void>((resolve) => {
    gone.on('data', (part) => part.toString('latin1').includes('"sid"') && resolve());
  });
  gone.pause();
  await server.close();
  gone.destroy();
});

test.each([
  ['GET /__sandbox/clock', '', '{"now":'],
  ['POST /api/user/login', 'user_string=nobody%40example.com&password=wrong&lang=en', '"type":"error"'],
])('%s that offers HTTP/2 is answered as if it did not', async (line, body, expected) => {
  await start();
  const { port } = new URL(server.url);
  const head = [
    `${line} HTTP/1.1`,
    `Host: localhost:${port}`,
    'Connection: Upgrade, HTTP2-Settings, close',
    'Upgrade: h2c',
    'HTTP2-Settings: AAEAAEAAAAIAAAAA',
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${body.length}`,
  ];
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(`${head.join('\r\n')}\r\n\r\n${body}`));
    let text = '';
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('close', () => resolve(text));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 200/);
  expect(answer).toContain(expected);
});

describe('malformed requests', () => {
  /** The server's raw answer to a request that begins with these lines. */
  const answerTo = (text: string) =>
    new Promise<string>((resolve, reject) => {
      let answer = '';
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => void socket.write(text));
      socket.on('data', (chunk) => {
        answer += chunk;
      });
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
    });
  const FORM = 'POST /api/upload HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n';

  test.each(['//', 'http://[', '/h5/%', '/api/%', '/upload/%zz', '//localhost/api/menu'])(
    'a path like %s is answered 400 with a sentence',
    async (path) => {
      const logged = vi.spyOn(console, 'error');
      await start('--static', folder);
      const answer = await answerTo(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1.1 400 [\s\S]*\r\n\r\n\{"error":"[^"]{5,50}"\}$/);
      expect(logged).not.toHaveBeenCalled();
    },
  );

  test('a form whose part is not closed is refused, and the next request is answered', async () => {
    await start();
    const part =
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nabc';
    const head = `${FORM}Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${part.length}\r\n\r\n`;
    expect(await answerTo(head + part)).toContain('HTTP/1.1 400');
    expect((await fetch(`${server.url}/api/menu`)).status).toBe(200);
  });

  test.each([
    ['a form', 'multipart/form-data; boundary=b', '--b\r\n'],
    ['fields', 'application/x-www-form-urlencoded', 'a='],
  ])('%s that comes too slowly is cut off', async (_name, type, begun) => {
    const logged = vi.spyOn(console, 'error');
    server = await startServer(readOptions(['--port', '0', '--scenario', 'spot-trader']), { bodyTimeoutMs: 200 });
    const answer = await answerTo(`${FORM}Content-Type: ${type}\r\nContent-Length: 1000\r\n\r\n${begun}`);
    expect(answer).toContain('HTTP/1.1 408');
    expect(logged).not.toHaveBeenCalled();
  });

  test('an unforeseen error is answered 500 without details, and logged', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    await start();
    vi.spyOn(Exchange.prototype, 'call').mockImplementationOnce(() => {
      throw new Error('a secret of the house');
    });
    const reply = await fetch(`${server.url}/api/menu`);
    expect([reply.status, await reply.json()]).toEqual([500, { error: 'the host has failed' }]);
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: 'a secret of the house' }));
    expect((await fetch(`${server.url}/api/menu`)).status).toBe(200);
  });
});

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (bytes: readonly number[] | Buffer, type: string, length = bytes.length) => {
  const content = new Uint8Array(length);
  content.set(bytes);
  return new File([content], 'picture', { type });
};
const traders = async () => String((await control('people.as', { who: 'trader' })).token);

describe('/upload', () => {
  let token: string;
  const send = async (file: File | null, fields: Record<string, string> = {}, path = '/upload') => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ lang: 'en', ...fields })) form.append(name, value);
    if (file) form.append('file', file);
    const headers = { authorization: token };
    return (await fetch(`${server.url}/api${path}`, { method: 'POST', body: form, headers })).json();
  };
  beforeEach(async () => {
    await start();
    token = await traders();
  });

  test.each(['', 'of nobody'])('is not for a visitor with the token "%s"', async (visitors) => {
    token = visitors;
    expect(await send(picture(PNG, 'image/png'))).toMatchObject({ type: '999', reason: 'session_invalid' });
  });

  test('an accepted picture is served under the address it got', async () => {
    const { type, message } = await send(picture(PNG, 'image/png', 5000));
    expect(type).toBe('ok');
    expect(message).toMatch(/^\/upload\/\d{10}[0-9a-f]{32}\.png$/);
    const back = await fetch(`${server.url}${message}`);
    expect(Object.fromEntries(back.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
      'cache-control': 'private, no-store',
    });
    expect((await back.arrayBuffer()).byteLength).toBe(5000);
  });

  test('nobody finds the address of a picture by having a copy of it', async () => {
    const { message } = await send(picture(PNG, 'image/png', 5000));
    const { digest } = fileFacts('image/png', new Uint8Array(await (await fetch(server.url + message)).arrayBuffer()));
    expect(message).not.toContain(digest);
    const others = message.slice(0, '/upload/'.length + 10);
    await server.close();
    await start();
    token = await traders();
    const again = await send(picture(PNG, 'image/png', 5000));
    expect(again.message.slice(others.length)).not.toBe(message.slice(others.length));
  });

  test('one picture is not taken for both sides of a document', async () => {
    token = String((await control('people.as', { who: 'verified-1' })).token);
    const { message: front } = await send(picture(PNG, 'image/png', 5000));
    await control('clock.advance', { by: '2s' });
    const { message: reverse } = await send(picture(PNG, 'image/png', 5000));
    expect(reverse).not.toBe(front);
    const body = new URLSearchParams({ real_type: '2', front_pic: front, reverse_pic: reverse });
    const reply = await fetch(`${server.url}/api/user/real`, {
      method: 'POST',
      body,
      headers: { authorization: token },
    });
    expect(await reply.json()).toMatchObject({ type: 'error', reason: 'pictures_same' });
  });

  test('a form is known by its type in any case', async () => {
    const part = `--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
    const body = Buffer.concat([Buffer.from(part), PNG, Buffer.from('\r\n--b--\r\n')]);
    const headers = { authorization: token, 'content-type': 'Multipart/Form-Data; boundary=b' };
    const reply = await fetch(`${server.url}/api/upload`, { method: 'POST', body, headers });
    expect(await reply.json()).toMatchObject({ type: 'ok' });
  });

  test.each([
    ['a field that is too long', { text: 'x'.repeat(5_000) }, 'longer than 4096'],
    ['too many fields', Object.fromEntries(Array.from({ length: 70 }, (_, n) => [`f${n}`, ''])), 'more than 64'],
  ])('a form with %s is refused, and kept by nobody', async (_what, fields, reason) => {
    expect(await send(null, fields)).toEqual({ error: expect.stringContaining(reason) });
  });

  const CLAIMED = { mime: 'image/png', size: '9', digest: 'ff', sniffed: 'image/png' };
  test.each([
    ['a form', 'application/x-www-form-urlencoded', new URLSearchParams(CLAIMED).toString()],
    ['JSON', 'application/json', JSON.stringify(CLAIMED)],
  ])('%s that only describes a picture has none', async (_name, type, body) => {
    const headers = { authorization: token, 'content-type': type };
    const reply = await fetch(`${server.url}/api/upload`, { method: 'POST', body, headers });
    expect(await reply.json()).toMatchObject({ type: 'error', reason: 'file_missing' });
  });

  test('another call, whose answer is a sentence, ignores a file that is sent with it', async () => {
    const fields = { currency_id: '3', number: '1', from_field: 'change', to_field: 'lever' };
    const answer = await send(picture(PNG, 'image/png'), fields, '/wallet/change');
    expect(answer).toEqual({ type: 'ok', message: expect.any(String) });
  });

  test.each([
    ['no file', null, 'file_missing'],
    ['an SVG', new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }), 'file_type'],
    ['an SVG that claims to be a PNG', new File(['<svg/>'], 'a.png', { type: 'image/png' }), 'file_damaged'],
    ['a signature and nothing of a picture', picture(PNG.subarray(0, 8), 'image/png', 5000), 'file_damaged'],
    ['a PNG that claims to be a JPEG', picture(PNG, 'image/jpeg'), 'file_damaged'],
    ['nothing', picture([], 'image/png'), 'file_damaged'],
    ['a byte more than 10 MiB', picture(PNG, 'image/png', 10_485_761), 'file_too_large'],
  ])('%s is refused', async (_name, file, reason) => {
    expect(await send(file)).toMatchObject({ type: 'error', reason });
  });

  test('exactly 10 MiB pass', async () => {
    expect(await send(picture(PNG, 'image/png', 10_485_760))).toMatchObject({ type: 'ok' });
  });

  test('fields of the sender do not replace a file', async () => {
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

  test('a scenario of today that is started a day later begins on that day', async () => {
    const tomorrow = Date.now() + 86_400_000;
    vi.spyOn(Date, 'now').mockReturnValue(tomorrow);
    const { now } = await control('scenario.start', { name: 'first-day', paused: true });
    expect(now).toBe(todaysStart(tomorrow));
  });

  test.each([
    ['/__sandbox/clock/advance', '{by:', 'not JSON'],
    ['/__sandbox/clock/advance', '{"by":-1}', 'clock.advance'],
    ['/__sandbox/clock/fly', '{}', 'clock.advance'],
    ['/__sandbox/run/bookmarked', '{}', 'run.bookmarks'],
    ['/__sandbox/market/set', '{"symbol":"BTC/USDT","price":"a lot"}', 'price: is "a lot": write a decimal, as in'],
    ['/__sandbox/backOffice/approve', '{"id":7}', 'id: is 7: write text in quotes'],
    ['/__sandbox/faults/set', '{"x":1}', 'websocketBlocked'],
  ])('%s %s answers 400 and says what would do', async (path, body, hint) => {
    const reply = await fetch(`${server.url}${path}`, { method: 'POST', body });
    expect(reply.status).toBe(400);
    expect((await reply.json()).error).toContain(hint);
  });

  test.each([
    ['a page of another site', { origin: 'https://example.com' }, 403],
    ['a name that leads here', { host: 'evil.example:80' }, 403],
    ['a proxy on this machine', { 'x-forwarded-for': '203.0.113.9' }, 403],
    ['a proxy that says so by the standard', { forwarded: 'for=203.0.113.9' }, 403],
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

/** Opens a socket of the app and waits until it is connected. */
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

describe.each([4, 3] as const)('rooms of protocol %i', (protocol) => {
  /** Whether the socket receives an event for an order of the trader that is placed now. */
  const hearsOrders = async (socket: StatusSocket, token: string) => {
    let heard = false;
    socket.on('coin_order', () => {
      heard = true;
    });
    const body = new URLSearchParams({
      type: '1',
      currency_id: '1',
      legal_id: '3',
      order_type: 'limit',
      target_price: '50000',
      amount: '0.01',
      lang: 'en',
    });
    const sent = { method: 'POST', body, headers: { authorization: token } };
    expect(await (await fetch(`${server.url}/api/coin/trade`, sent)).json()).toMatchObject({ type: 'ok' });
    // Events keep their order, so after this later event an earlier one must have arrived.
    const later = next(socket, 'market_depth', 'ETH/USDT');
    socket.emit('watch', { symbols: ['ETH/USDT'] });
    await later;
    return heard;
  };

  test.each([
    ['proves its session', [], true, true],
    ['says a bare id', [], false, false],
    ['says a bare id to a host for the family', ['--family'], false, true],
  ])('a socket that %s: %j, gets %j', async (_what, args, proves, hears) => {
    await start(...args);
    const { userId, token } = await control('people.as', { who: 'trader' });
    const socket = await connected({ protocol });
    socket.emit('login', ...(proves ? [userId, token] : [userId]));
    expect(await hearsOrders(socket, token)).toBe(hears);
  });

  test('a session that has ended gets no more private events', async () => {
    await start();
    const { userId, token } = await control('people.as', { who: 'trader' });
    const socket = await connected({ protocol });
    socket.emit('login', userId, token);
    await fetch(`${server.url}/api/user/logout?lang=en`, { headers: { authorization: token } });
    const again = await control('people.as', { who: 'trader' });
    expect(again.token).not.toBe(token);
    expect(await hearsOrders(socket, again.token)).toBe(false);
  });
});

describe('faults', () => {
  test('blocked WebSockets make protocol 4 fall back to polling', async () => {
    await start();
    await control('faults.set', { websocketBlocked: true });
    const socket = await connected({ protocol: 4 });
    expect(socket.connected).toBe(true);
  });

  const menu = () => fetch(`${server.url}/api/menu?lang=en`);

  test.each([
    ['too many requests', { errorRate: 1, errorKind: 'http429', retryAfterSeconds: 5 }, 429, '5'],
    ['an unavailable service', { errorRate: 1, errorKind: 'http503', retryAfterSeconds: 30 }, 503, '30'],
    ['one that does not say until when', { errorRate: 1, errorKind: 'http503' }, 503, null],
  ])('%s: the status, and Retry-After where a page may read it', async (_name, faults, status, after) => {
    await start();
    await control('faults.set', { calls: { 'GET /me*': faults } });
    const reply = await menu();
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([status, after]);
    expect(reply.headers.get('access-control-expose-headers')).toContain('Retry-After');
    await control('faults.clear');
    expect((await menu()).status).toBe(200);
  });

  test('a changed answer, a forced refusal and an answer that never comes', async () => {
    await start();
    await control('faults.set', { calls: { 'GET /menu': { fields: [{ change: 'drop', path: '*.id' }] } } });
    const { message } = (await (await menu()).json()) as { message: object[] };
    expect(message.length).toBeGreaterThan(0);
    expect(message.filter((row) => 'id' in row)).toEqual([]);
    await control('faults.set', { calls: { 'GET /menu': { refusal: 'server_busy' } } });
    expect(await (await menu()).json()).toMatchObject({ type: 'error', reason: 'server_busy' });
    await control('faults.set', { calls: { 'GET /menu': { errorRate: 1, errorKind: 'never' } } });
    const waiting = menu().catch(() => 'broken');
    expect(await Promise.race([waiting, new Promise((resolve) => setTimeout(resolve, 300, 'waits'))])).toBe('waits');
    await control('faults.clear');
    expect(await waiting).toBe('broken');
  });

  test('events lose a field on their way to a socket', async () => {
    await start();
    await control('faults.set', { events: { daymarket: { fields: [{ change: 'drop', path: 'now_price' }] } } });
    const socket = await connected({ protocol: 4 });
    const ticker = new Promise<unknown>((resolve) => void socket.on('daymarket', resolve));
    socket.emit('watch', { symbols: ['BTC/USDT'] });
    const payload = await ticker;
    expect(payload).toHaveProperty('close');
    expect(payload).not.toHaveProperty('now_price');
  });
});

describe('the journal file', () => {
  let journal: string;
  beforeEach(() => {
    journal = join(folder, 'run.jsonl');
  });
  const transfer = async (token: string) => {
    const fields = { currency_id: '3', number: '5', from_field: 'change', to_field: 'lever' };
    const body = new URLSearchParams({ request_id: 'once', lang: 'en', ...fields });
    const init = { method: 'POST', body, headers: { authorization: token } };
    return (await fetch(`${server.url}/api/wallet/change`, init)).json();
  };

  test('has the answer to a repeated request, and the pictures, after a restart', async () => {
    await start('--journal', journal);
    const token = await traders();
    const answer = await transfer(token);
    expect(answer).toMatchObject({ type: 'ok' });
    const form = new FormData();
    form.append('file', picture(PNG, 'image/png'));
    const headers = { authorization: token };
    const { message } = await (await fetch(`${server.url}/api/upload`, { method: 'POST', body: form, headers })).json();
    const { commands } = await control('scenario.current');
    await server.close();
    await start('--journal', journal);
    expect(await transfer(token)).toEqual(answer);
    expect(await control('scenario.current')).toMatchObject({ commands });
    const back = await fetch(`${server.url}${message}`);
    expect(back.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await back.arrayBuffer())).toEqual(PNG);
    await control('scenario.reset');
    // The replaced run and its pictures are kept until five more runs have been replaced.
    const statusNow = async () => (await fetch(`${server.url}${message}`)).status;
    expect(await statusNow()).toBe(200);
    for (let left = 1; left <= 5; left += 1) {
      await control('people.grant', { who: 'trader', asset: 'USDT', amount: `${left}` });
      await control('scenario.reset');
    }
    await expect.poll(statusNow).toBe(404);
  });

  test('that does not replay is left unchanged, and the host reports that nothing is stored', async () => {
    await start('--journal', journal);
    await control('people.grant', { who: 'trader', asset: 'USDT', amount: '5' });
    await server.close();
    await writeFile(journal, (await readFile(journal, 'utf8')).replace('people.grant', 'people.grunt'));
    const broken = await readFile(journal, 'utf8');
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    await start('--journal', journal);
    expect(said.mock.calls.flat().join()).toMatch(/does not replay in full: [\s\S]*NOT KEPT/);
    await control('people.grant', { who: 'trader', asset: 'USDT', amount: '7' });
    const state = await (await fetch(`${server.url}/__sandbox/persistence`)).json();
    expect(state).toEqual({ kept: false, reason: 'failed', broken: expect.stringContaining('people.grunt') });
    await server.close();
    expect(await readFile(journal, 'utf8')).toBe(broken);
  });

  test('with an unreadable line in its middle is not continued', async () => {
    await start('--journal', journal);
    await control('people.grant', { who: 'trader', asset: 'USDT', amount: '5' });
    await control('people.grant', { who: 'trader', asset: 'USDT', amount: '7' });
    await server.close();
    const [first, , ...rest] = (await readFile(journal, 'utf8')).split('\n');
    await writeFile(journal, [first, '{"entries":[', ...rest].join('\n'));
    await expect(startServer(readOptions(['--port', '0', '--journal', journal]))).rejects.toThrow('line 2');
  });

  test('that can no longer be written stays as it is, and the host reports it', async () => {
    await start('--journal', journal);
    await control('people.grant', { who: 'trader', asset: 'USDT', amount: '5' });
    const kept = await readFile(journal, 'utf8');
    await rm(`${journal}.clock`);
    // A folder in place of the clock file makes its replacement fail.
    await mkdir(`${journal}.clock`);
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    await control('clock.advance', { by: '1h' });
    expect(said).toHaveBeenCalledWith(expect.stringContaining('NOT KEPT (failed)'));
    expect(await control('persistence.get')).toMatchObject({ kept: false, reason: 'failed' });
    await control('people.grant', { who: 'trader', asset: 'USDT', amount: '7' });
    expect(await readFile(journal, 'utf8')).toBe(kept);
  });

  test('never continues before a time that a client has seen', async () => {
    await start('--journal', journal);
    await control('clock.set', { rate: 3600 });
    const { now } = await control('clock.now');
    // Restores the files as `kill -9` would leave them, without what a clean close stores.
    const files = [journal, `${journal}.clock`];
    const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
    await server.close();
    await Promise.all(files.map((file, i) => writeFile(file, texts[i] ?? '')));
    await start('--journal', journal);
    expect((await control('clock.now')).now).toBeGreaterThanOrEqual(now);
  });

  test('a run goes on after a restart, even when its last line was cut off', async () => {
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

  /** The contents of the journal and of the files beside it, by name. */
  const filesOf = async () =>
    Object.fromEntries(
      await Promise.all(
        (await readdir(folder, { recursive: true, withFileTypes: true }))
          .filter((one) => one.isFile())
          .map(async ({ parentPath, name }) => [name, await readFile(join(parentPath, name), 'utf8')] as const),
      ),
    );

  test('cannot be opened by a second host while the first one runs, at whatever port', async () => {
    await start('--journal', journal);
    await control('clock.set', { paused: true });
    await control('people.grant', { who: 'trader', asset: 'USDT', amount: '5' });
    const before = await filesOf();
    const args = ['--port', '0', '--scenario', 'first-day', '--seed', '3', '--journal', journal];
    await expect(startServer(readOptions(args))).rejects.toThrow(/in use by the exchange with the process id \d+/);
    expect(await filesOf()).toEqual(before);
    const link = join(folder, 'link');
    await symlink(journal, link);
    await expect(startServer(readOptions(['--port', '0', '--journal', link]))).rejects.toThrow(
      'in use by the exchange',
    );
    await rm(link);
    await control('people.grant', { who: 'trader', asset: 'USDT', amount: '7' });
    await server.close();
    await start('--journal', journal);
    expect(await control('scenario.current')).toMatchObject({ name: 'spot-trader', commands: 2 });
  });

  test('stays as it is when the port is in use, and can be opened at another one', async () => {
    await start('--journal', journal);
    await control('people.grant', { who: 'trader', asset: 'USDT', amount: '5' });
    await server.close();
    const before = await filesOf();
    await start();
    const args = ['--port', new URL(server.url).port, '--scenario', 'first-day', '--seed', '3', '--journal', journal];
    await expect(startServer(readOptions(args))).rejects.toThrow('EADDRINUSE');
    expect(await filesOf()).toEqual(before);
    await server.close();
    await start('--journal', journal);
    expect(await control('scenario.current')).toMatchObject({ name: 'spot-trader', commands: 1 });
  });

  test('and what is beside it cannot be read by other users of the machine', async () => {
    await start('--journal', journal);
    await control('people.grant', { who: 'trader', asset: 'USDT', amount: '5' });
    await control('run.bookmark', { name: 'here' });
    const open: string[] = [];
    // The lock has the id of a process, and nothing else.
    for (const name of await readdir(folder))
      if (((await stat(join(folder, name))).mode & 0o077) !== 0) open.push(name);
    expect(open).toEqual(['run.jsonl.lock']);
  });

  test('a journal in a new folder is created', async () => {
    await start('--journal', join(folder, 'runs', 'today'));
    expect(await control('persistence.get')).toMatchObject({ kept: true });
    await control('people.grant', { who: 'trader', asset: 'USDT', amount: '5' });
    expect(await readFile(join(folder, 'runs', 'today'), 'utf8')).toContain('people.grant');
  });

  test('a journal that cannot be stored from the beginning is reported', async () => {
    // A folder in place of the clock file makes its replacement fail.
    await mkdir(`${journal}.clock`);
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    await start('--journal', journal);
    expect(said).toHaveBeenCalledWith(expect.stringContaining('NOT KEPT (failed)'));
  });

  test.each(['Dear Sir,\n', '{"run":"exported"}'])(
    'a file that is something else is not written over: %j',
    async (text) => {
      await start();
      const file = join(folder, 'letter.txt');
      await writeFile(file, text);
      for (const _try of [1, 2])
        await expect(startServer(readOptions(['--port', '0', '--journal', file]))).rejects.toThrow('is no journal');
      expect(await readFile(file, 'utf8')).toBe(text);
    },
  );
});

test.each(['--static', '--room'])('%s with a folder that does not exist says so', async (option) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  await start(option, join(folder, 'dits'));
  expect(said).toHaveBeenCalledWith(
    expect.stringMatching(/^--\w+ .*dits: there is no such folder\. Make it with: npm/),
  );
});

describe('--static', () => {
  test('serves a build under /h5/, compressed, hashed files for ever and the page anew each time', async () => {
    await mkdir(join(folder, 'assets'));
    const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'" />`;
    await writeFile(join(folder, 'index.html'), `<!doctype html>${policy}`);
    await writeFile(join(folder, 'assets/main-abc.js'), 'export {};');
    await start('--static', folder);
    const get = (path: string, headers = {}) => fetch(`${server.url}${path}`, { headers, redirect: 'manual' });
    expect((await get('/')).headers.get('location')).toBe('/h5/');
    expect((await get('/h5?lang=id')).headers.get('location')).toBe('/h5/?lang=id');
    expect((await get('/h5x')).status).toBe(404);
    const page = await get('/h5/');
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('content-security-policy')).toBe("default-src 'self'; frame-ancestors 'self'");
    const script = await get('/h5/assets/main-abc.js', { 'accept-encoding': 'gzip, br' });
    expect(script.headers.get('content-encoding')).toBe('br');
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(await script.text()).toBe('export {};');
    for (const path of ['/h5/none.js', '/h5/..%2f..%2fetc%2fpasswd', '/h5/%00', '/h5/assets']) {
      expect((await get(path)).status).toBe(404);
    }
    const written = await fetch(`${server.url}/h5/`, { method: 'PUT' });
    expect([written.status, written.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test.each(['br', 'gzip'])('serves a page that was built again under its own policy, with %s', async (encoding) => {
    await start('--static', folder);
    const served = async (build: string) => {
      const page = `<!doctype html><meta http-equiv="Content-Security-Policy" content="script-src '${build}'" />`;
      await writeFile(join(folder, 'index.html'), page);
      const reply = await fetch(`${server.url}/h5/`, { headers: { 'accept-encoding': encoding } });
      expect(reply.headers.get('content-encoding')).toBe(encoding);
      expect(reply.headers.get('content-security-policy')).toContain(build);
      return (await reply.text()) === page;
    };
    expect([await served('sha256-one'), await served('sha256-two')]).toEqual([true, true]);
  });
});
