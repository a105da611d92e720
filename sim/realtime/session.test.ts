import { describe, expect, test, vi } from 'vitest';
import type { SessionListener, Timers } from './session';
import { EngineServer } from './session-server';

/** Timers that fire only by a call; a session has one timer, the newest. */
function heldTimers() {
  const waiting = new Map<number, { callback: () => void; delayMs: number }>();
  let next = 0;
  const timers: Timers = {
    set(callback, delayMs) {
      next += 1;
      waiting.set(next, { callback, delayMs });
      return next;
    },
    clear: (handle) => void waiting.delete(handle as number),
  };
  const fire = () => {
    const [[handle, { callback, delayMs }] = [0, { callback: () => {}, delayMs: 0 }]] = waiting;
    waiting.delete(handle);
    callback();
    return delayMs;
  };
  return { timers, fire, waiting };
}

function setUp() {
  const listener = { opened: vi.fn(), onEvent: vi.fn<SessionListener['onEvent']>(), closed: vi.fn() };
  const held = heldTimers();
  const engine = new EngineServer(listener, { timers: held.timers, pingIntervalMs: 100, pingTimeoutMs: 50 });
  return { listener, engine, ...held };
}

function openWire(engine: EngineServer, query = 'EIO=4&transport=websocket') {
  const frames: string[] = [];
  const close = vi.fn();
  const wire = engine.acceptWebSocket({ send: (frame) => frames.push(frame), close }, `ws://x/socket.io/?${query}`);
  return { frames, close, ...wire };
}

const query = (sid?: string) => new URLSearchParams({ EIO: '4', transport: 'polling', ...(sid ? { sid } : {}) });

describe('websocket', () => {
  test('the handshake offers no upgrade and names session and heartbeat', () => {
    const { frames } = openWire(setUp().engine);
    expect(frames).toHaveLength(1);
    expect(JSON.parse(frames[0]?.slice(1) ?? '')).toEqual({
      sid: 's1',
      upgrades: [],
      pingInterval: 100,
      pingTimeout: 50,
      maxPayload: 1_000_000,
    });
  });

  test('a socket exists once it has connected to the default namespace', () => {
    const { engine, listener } = setUp();
    const wire = openWire(engine);
    expect(listener.opened).not.toHaveBeenCalled();
    wire.message('40');
    expect(listener.opened).toHaveBeenCalledExactlyOnceWith('s1');
    expect(wire.frames.at(-1)).toBe('40{"sid":"s1"}');
  });

  test('another namespace is refused', () => {
    const { engine, listener } = setUp();
    const wire = openWire(engine);
    wire.message('40/admin,');
    expect(wire.frames.at(-1)).toBe('44/admin,{"message":"Invalid namespace"}');
    expect(listener.opened).not.toHaveBeenCalled();
  });

  test('events arrive with their arguments, and an acknowledgement finds its way back', () => {
    const { engine, listener } = setUp();
    const wire = openWire(engine);
    wire.message('40');
    wire.message('42["login",7]');
    expect(listener.onEvent).toHaveBeenLastCalledWith('s1', 'login', [7]);
    wire.message('4212["watch",{"symbols":[]}]');
    const answer = listener.onEvent.mock.lastCall?.[3];
    answer?.('done', 1);
    expect(wire.frames.at(-1)).toBe('4312["done",1]');
  });

  test('events before the namespace is joined are dropped', () => {
    const { engine, listener } = setUp();
    openWire(engine).message('42["login",7]');
    expect(listener.onEvent).not.toHaveBeenCalled();
  });

  test.each([
    ['a closed carrier', (wire: ReturnType<typeof openWire>) => wire.closed()],
    ['a close packet', (wire: ReturnType<typeof openWire>) => wire.message('1')],
    ['leaving the namespace', (wire: ReturnType<typeof openWire>) => wire.message('41')],
    ['a malformed packet', (wire: ReturnType<typeof openWire>) => wire.message('42{not json')],
    ['a malformed frame', (wire: ReturnType<typeof openWire>) => wire.message('x')],
  ])('%s closes the socket once', (_name, leave) => {
    const { engine, listener } = setUp();
    const wire = openWire(engine);
    wire.message('40');
    leave(wire);
    wire.closed();
    expect(listener.closed).toHaveBeenCalledExactlyOnceWith('s1');
  });

  test('broadcasts reach joined sockets only, addressed events their sockets only', () => {
    const { engine } = setUp();
    const [first, second, third] = [openWire(engine), openWire(engine), openWire(engine)];
    first.message('40');
    second.message('40');
    engine.emit(null, 'news', { type: 'news' });
    engine.emit(['s2', 'gone'], 'order', 1);
    expect(first.frames.slice(2)).toEqual(['42["news",{"type":"news"}]']);
    expect(second.frames.slice(2)).toEqual(['42["news",{"type":"news"}]', '42["order",1]']);
    expect(third.frames).toHaveLength(1);
  });

  test('a payload is encoded once, however many sockets there are', () => {
    const encodings = (sockets: number) => {
      const { engine } = setUp();
      for (let i = 0; i < sockets; i += 1) openWire(engine).message('40');
      const toJSON = vi.fn(() => 'x');
      engine.emit(null, 'news', { toJSON });
      return toJSON.mock.calls.length;
    };
    expect(encodings(1)).toBeGreaterThan(0);
    expect(encodings(5)).toBe(encodings(1));
  });

  test('dropping closes the carriers', () => {
    const { engine, listener } = setUp();
    const wire = openWire(engine);
    wire.message('40');
    engine.dropAll();
    expect(wire.close).toHaveBeenCalledOnce();
    expect(listener.closed).toHaveBeenCalledExactlyOnceWith('s1');
  });
});

describe('heartbeat', () => {
  test('an answered ping starts the next wait', () => {
    const { engine, fire } = setUp();
    const wire = openWire(engine);
    expect(fire()).toBe(100);
    expect(wire.frames.at(-1)).toBe('2');
    wire.message('3');
    expect(fire()).toBe(100);
    expect(wire.close).not.toHaveBeenCalled();
  });

  test('a missing answer ends the session and leaves no timer', () => {
    const { engine, fire, waiting } = setUp();
    const wire = openWire(engine);
    fire();
    expect(fire()).toBe(50);
    expect(wire.close).toHaveBeenCalledOnce();
    expect(waiting.size).toBe(0);
  });
});

describe('polling', () => {
  const hello = async (engine: EngineServer) => {
    const { body } = await engine.poll('GET', query(), '');
    return JSON.parse(body.slice(1)) as { sid: string; upgrades: string[] };
  };

  test('the handshake offers the upgrade unless WebSockets are blocked', async () => {
    const { engine } = setUp();
    expect(await hello(engine)).toMatchObject({ sid: 's1', upgrades: ['websocket'] });
    const { body } = await engine.poll('GET', query(), '', false);
    expect(JSON.parse(body.slice(1))).toMatchObject({ upgrades: [] });
  });

  test('a poll waits, and the events of one turn travel in one answer', async () => {
    const { engine } = setUp();
    const { sid } = await hello(engine);
    expect(await engine.poll('POST', query(sid), '40')).toMatchObject({ status: 200, body: 'ok' });
    await engine.poll('GET', query(sid), '');
    const waiting = engine.poll('GET', query(sid), '');
    engine.emit(null, 'a', 1);
    engine.emit(null, 'b', 2);
    expect((await waiting).body).toBe('42["a",1]\u001e42["b",2]');
  });

  test('several packets in one post are all read', async () => {
    const { engine, listener } = setUp();
    const { sid } = await hello(engine);
    await engine.poll('POST', query(sid), '40\u001e42["login",1]\u001e42["watch",{}]');
    expect(listener.onEvent.mock.calls.map(([, event]) => event)).toEqual(['login', 'watch']);
  });

  test('unknown sessions and handshakes by POST are refused as by engine.io', async () => {
    const { engine } = setUp();
    expect(await engine.poll('GET', query('s9'), '')).toMatchObject({
      status: 400,
      body: expect.stringContaining('1'),
    });
    expect(await engine.poll('POST', query(), '')).toMatchObject({ status: 400 });
  });

  test('dropping answers the open poll with a close', async () => {
    const { engine, listener } = setUp();
    const { sid } = await hello(engine);
    await engine.poll('POST', query(sid), '40');
    await engine.poll('GET', query(sid), '');
    const waiting = engine.poll('GET', query(sid), '');
    engine.dropAll();
    expect((await waiting).body).toBe('1');
    expect(listener.closed).toHaveBeenCalledOnce();
  });

  test('upgrading: the probe frees the open poll, nothing is lost, nothing polls any more', async () => {
    const { engine, listener } = setUp();
    const { sid } = await hello(engine);
    await engine.poll('POST', query(sid), '40');
    await engine.poll('GET', query(sid), '');
    const open = engine.poll('GET', query(sid), '');
    const wire = openWire(engine, `EIO=4&transport=websocket&sid=${sid}`);
    expect(wire.frames).toEqual([]);
    wire.message('2probe');
    expect(wire.frames).toEqual(['3probe']);
    expect((await open).body).toBe('6');
    expect((await engine.poll('GET', query(sid), '')).body).toBe('6');
    engine.emit(null, 'between', 1);
    wire.message('5');
    engine.emit(null, 'after', 2);
    expect(wire.frames.slice(1)).toEqual(['42["between",1]', '42["after",2]']);
    wire.message('42["login",1]');
    expect(listener.onEvent).toHaveBeenCalledOnce();
    wire.closed();
    expect(listener.closed).toHaveBeenCalledExactlyOnceWith(sid);
  });

  test('a probe that dies leaves polling alone', async () => {
    const { engine, listener } = setUp();
    const { sid } = await hello(engine);
    await engine.poll('POST', query(sid), '40');
    const wire = openWire(engine, `sid=${sid}`);
    wire.message('2probe');
    wire.closed();
    engine.emit(null, 'still', 1);
    expect((await engine.poll('GET', query(sid), '')).body).toContain('still');
    expect(listener.closed).not.toHaveBeenCalled();
  });

  test('a WebSocket for an unknown session is closed', () => {
    expect(openWire(setUp().engine, 'sid=s9').close).toHaveBeenCalledOnce();
  });
});
