import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Socket as Client, io } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FaultMonitor } from '../../faults/fault-monitor';
import { NO_FAULTS } from '../../faults/no-faults';
import type { Push } from '../../port';
import { serveRealtime } from './realtime';

/** Limits that the host enforces on sockets before anything reaches the exchange. */
let http: Server;
let url: string;
let stop: () => Promise<void>;
let push: (pushes: readonly Push[]) => void;
let faults: FaultMonitor;
let clients: Client[];
const socketEvent = vi.fn();

beforeEach(async () => {
  socketEvent.mockClear();
  clients = [];
  http = createServer();
  const port = {
    socketOpened: vi.fn(),
    socketEvent,
    socketClosed: vi.fn(),
    onPush(listener: typeof push) {
      push = listener;
      return () => {};
    },
    onNotice: () => () => {},
  };
  faults = new FaultMonitor();
  stop = serveRealtime(http, port as never, faults, {
    transports: ['websocket', 'polling'],
    family: false,
    trustProxy: 0,
  });
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});
afterEach(async () => {
  for (const client of clients) client.close();
  await stop();
});

async function connected(): Promise<Client> {
  const client = io(url, { transports: ['websocket'], forceNew: true, reconnection: false });
  clients.push(client);
  await vi.waitFor(() => expect(client.connected).toBe(true), { timeout: 20_000 });
  return client;
}
const gone = (client: Client) => vi.waitFor(() => expect(client.connected).toBe(false), { timeout: 20_000 });

test('a socket that sends 5,000 packets at once is disconnected after its burst', async () => {
  const [flooding, other] = [await connected(), await connected()];
  for (let n = 0; n < 5_000; n += 1) flooding.emit('watch', { symbols: ['BTC/USDT'] });
  await gone(flooding);
  // The limit is loose, because the packet budget grows with the seconds that a slow machine takes.
  expect(socketEvent.mock.calls.length).toBeLessThan(1_000);
  socketEvent.mockClear();
  other.emit('watch', { symbols: [] });
  await vi.waitFor(() => expect(socketEvent).toHaveBeenCalledOnce());
});

test('a packet above 16 KiB is not read', async () => {
  const client = await connected();
  client.emit('watch', { symbols: ['x'.repeat(16_384)] });
  await gone(client);
  expect(socketEvent).not.toHaveBeenCalled();
});

const sidOf = async (handshake: Response) => (JSON.parse((await handshake.text()).slice(1)) as { sid: string }).sid;

describe('a WebSocket', () => {
  /** The status of a request to become a WebSocket, which is 101 when it does. */
  const statusOf = (query: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      };
      const asking = get(`${url}/socket.io/?EIO=4&transport=websocket${query}`, { headers });
      asking.on('response', (reply) => resolve(reply.statusCode));
      asking.on('upgrade', (reply, socket) => {
        socket.destroy();
        resolve(reply.statusCode);
      });
      asking.on('error', reject);
    });

  test.each([
    ['opened', false, {}, 101],
    ['opened', false, { websocketBlocked: true }, 400],
    ['made of a connection that polls', true, {}, 101],
    ['made of a connection that polls', true, { websocketBlocked: true }, 400],
  ])('is %s (%j) with the faults %j: %i', async (_how, polls, settings, status) => {
    faults.update({ settings: { ...NO_FAULTS, ...settings }, seed: 0, drops: 0 });
    const handshake = polls ? await fetch(`${url}/socket.io/?EIO=4&transport=polling`) : null;
    expect(await statusOf(handshake ? `&sid=${await sidOf(handshake)}` : '')).toBe(status);
  });
});

test('one address has room for 200 connections, and again when one is gone', async () => {
  const handshake = () => fetch(`${url}/socket.io/?EIO=4&transport=polling`);
  const sid = await sidOf(await handshake());
  for (let n = 1; n < 200; n += 1) expect((await handshake()).status).toBe(200);
  expect((await handshake()).status).toBe(403);
  // The client closes its connection.
  await fetch(`${url}/socket.io/?EIO=4&transport=polling&sid=${sid}`, { method: 'POST', body: '1' });
  expect((await handshake()).status).toBe(200);
});

test('events reach the named sockets, and with null every socket', async () => {
  const [one, other] = [await connected(), await connected()];
  const heard: string[] = [];
  one.on('daymarket', (payload) => heard.push(`one ${payload}`));
  other.on('daymarket', (payload) => heard.push(`other ${payload}`));
  const toSockets = (sockets: string[] | null, payload: string) => ({ sockets, event: 'daymarket', payload }) as never;
  push([toSockets([], 'nobody'), toSockets([one.id ?? ''], 'own'), toSockets(null, 'all')]);
  await vi.waitFor(() => expect([...heard].sort()).toEqual(['one all', 'one own', 'other all']));
});
