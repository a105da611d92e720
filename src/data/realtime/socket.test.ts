import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connectSocket, type SocketOptions, type StatusSocket } from './socket';

/** Both client libraries against a real server, which supports both protocols. */
let http: HttpServer;
let server: Server;
let socket: StatusSocket | undefined;
const received: unknown[] = [];

beforeEach(async () => {
  received.length = 0;
  http = createServer();
  server = new Server(http, { allowEIO3: true });
  server.on('connection', (client) => client.onAny((...args) => received.push(args)));
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  socket?.close();
  await server.close();
});

const open = (options: SocketOptions) => {
  socket = connectSocket({ url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`, ...options });
  return socket;
};
const connected = async (options: SocketOptions) => {
  const opened = open(options);
  await vi.waitFor(() => expect(opened.connected).toBe(true), { timeout: 20_000 });
  return opened;
};

describe.each([{ protocol: 3 }, { protocol: 4 }] as const)('%j', (options) => {
  test('listeners can be added before the connection, share an event, and unsubscribe one by one', async () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const opened = open(options);
    const stop = opened.on('daymarket', first);
    opened.on('daymarket', second);
    await vi.waitFor(() => expect(opened.connected).toBe(true), { timeout: 20_000 });
    server.emit('daymarket', { n: 1 });
    await vi.waitFor(() => expect(second).toHaveBeenCalledTimes(1));
    stop();
    stop();
    server.emit('daymarket', { n: 2 });
    await vi.waitFor(() => expect(second).toHaveBeenCalledTimes(2));
    expect(first.mock.calls).toEqual([[{ n: 1 }]]);
    expect(second.mock.calls).toEqual([[{ n: 1 }], [{ n: 2 }]]);
  });

  test('messages emitted while disconnected are dropped', async () => {
    const opened = open(options);
    opened.emit('login', 1);
    await vi.waitFor(() => expect(opened.connected).toBe(true), { timeout: 20_000 });
    opened.emit('login', 2);
    await vi.waitFor(() => expect(received).toEqual([['login', 2]]));
  });

  test('it reconnects after the server has disconnected it', async () => {
    const opened = await connected(options);
    const statuses: string[] = [];
    opened.onStatus((status) => statuses.push(status));
    server.disconnectSockets();
    await vi.waitFor(() => expect(statuses).toEqual(['disconnected', 'connected']), { timeout: 20_000 });
  });

  test.each([
    ['no JSON', '2["daymarket"'],
    ['no event', '2{}'],
    ['half of a binary packet', '51-["x"]'],
    ['nothing', ''],
  ])('it comes back after a packet that is %s', async (_what, packet) => {
    const opened = await connected(options);
    const heard = vi.fn();
    opened.on('daymarket', heard);
    for (const { conn } of server.sockets.sockets.values()) conn.write(packet);
    // Half of a binary packet is noticed with the next one.
    server.emit('daymarket', { n: 1 });
    const statuses: string[] = [];
    opened.onStatus((status) => statuses.push(status));
    await vi.waitFor(() => expect(statuses).toEqual(['disconnected', 'connected']), { timeout: 20_000 });
    server.emit('daymarket', { n: 2 });
    await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith({ n: 2 }));
  });

  test('it reconnects after the server has refused it', async () => {
    const refusals = [new Error('no room')];
    server.use((_socket, next) => next(refusals.pop()));
    await connected(options);
    expect(refusals).toEqual([]);
  });

  test('a closed socket reports it and stays closed', async () => {
    const opened = await connected(options);
    const statuses: string[] = [];
    opened.onStatus((status) => statuses.push(status));
    opened.close();
    expect(statuses).toEqual(['disconnected']);
    await vi.waitFor(() => expect(server.engine.clientsCount).toBe(0));
    expect(opened.connected).toBe(false);
  });

  test('a socket closed before its library has loaded never connects', async () => {
    const connections = vi.fn();
    server.on('connection', connections);
    open(options).close();
    await connected(options);
    expect(connections).toHaveBeenCalledOnce();
  });
});
