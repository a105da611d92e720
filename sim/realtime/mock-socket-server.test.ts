import { io } from 'socket.io-client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { serveMockSocket } from './mock-socket-server';
import { EngineServer } from './session-server';
import { sandboxTransports } from './transports';

/** Connects the real socket.io client to the engine through mock-socket. */
const undo: (() => void)[] = [];
afterEach(() => {
  for (const step of undo.splice(0).reverse()) step();
});

function setUp(isBlocked = () => false) {
  const listener = { opened: vi.fn(), onEvent: vi.fn(), closed: vi.fn() };
  const engine = new EngineServer(listener);
  undo.push(serveMockSocket(engine));
  const client = io('http://page.test', {
    transports: sandboxTransports(isBlocked) as never,
    forceNew: true,
    reconnectionDelay: 1,
    reconnectionDelayMax: 1,
  });
  undo.push(() => client.disconnect());
  return { listener, engine, client };
}

describe('socket.io-client over mock-socket', () => {
  test('connects, sends, gets acknowledgements and events', async () => {
    const { listener, engine, client } = setUp();
    listener.onEvent.mockImplementation((_id, _event, _args, answer) => answer?.('heard'));
    await vi.waitFor(() => expect(client.connected).toBe(true));
    expect(await client.emitWithAck('login', 7)).toBe('heard');
    const received = new Promise((resolve) => client.once('daymarket', resolve));
    engine.emit(null, 'daymarket', { type: 'daymarket', close: '1.50' });
    expect(await received).toEqual({ type: 'daymarket', close: '1.50' });
    expect(globalThis.WebSocket?.name).not.toBe('MockWebSocket');
  });

  test('reconnects after a drop', async () => {
    const { listener, engine, client } = setUp();
    await vi.waitFor(() => expect(client.connected).toBe(true));
    const lost = new Promise((resolve) => client.once('disconnect', resolve));
    engine.dropAll();
    expect(await lost).toBe('transport close');
    await vi.waitFor(() => expect(client.connected).toBe(true));
    expect(listener.opened).toHaveBeenCalledTimes(2);
  });

  test('a client that disconnects is removed', async () => {
    const { listener, client } = setUp();
    await vi.waitFor(() => expect(client.connected).toBe(true));
    client.disconnect();
    await vi.waitFor(() => expect(listener.closed).toHaveBeenCalledOnce());
  });

  test('a blocked WebSocket is refused at once', async () => {
    const { listener, client } = setUp(() => true);
    const failed = new Promise((resolve) => client.io.once('error', resolve));
    expect(String(await failed)).toContain('websocket error');
    expect(listener.opened).not.toHaveBeenCalled();
  });
});
