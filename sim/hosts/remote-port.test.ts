import { expect, test, vi } from 'vitest';
import { ControlError } from '../control/action';
import { NO_FAULTS } from '../faults/no-faults';
import type { ExchangePort, Notice, Push } from '../port';
import type { ExchangeState, FromExchange, ToExchange } from './port-messages';
import { remotePort } from './remote-port';
import { LeadershipLost } from './run-store';
import { servePort } from './serve-port';

const STATE: ExchangeState = {
  header: { build: 'b', scenario: 'calm', seed: 1, startMs: 0 },
  reading: { nowMs: 5, rate: 1, paused: false },
  persistence: { kept: true, reason: null, broken: null },
  faults: { settings: NO_FAULTS, seed: 1, drops: 0 },
  startToken: null,
  isNew: false,
};

function fakeExchange() {
  let push: (pushes: readonly Push[]) => void = () => {};
  const real = {
    call: vi.fn(async ({ path }) => ({ status: 200, body: path })),
    control: vi.fn(async (action: string, input: unknown): Promise<unknown> => ({ action, input })),
    socketOpened: vi.fn(),
    socketEvent: vi.fn(),
    socketClosed: vi.fn(),
    onPush: (listener) => {
      push = listener;
      return () => {
        push = () => {};
      };
    },
    onNotice: () => () => {},
  } satisfies ExchangePort;
  return { real, push: (pushes: readonly Push[]) => push(pushes) };
}

/** A remote port and the exchange that serves it. Messages are cloned as between threads and arrive in a later turn. */
function setUp() {
  const { real, push } = fakeExchange();
  let served = real as ExchangePort;
  const later = <T>(message: T, deliver: (copy: T) => void) => {
    const copy = structuredClone(message);
    queueMicrotask(() => deliver(copy));
  };
  const toPage = (message: FromExchange) => later(message, (copy) => port.receive(copy));
  let client = servePort(served, toPage);
  const port = remotePort((message: ToExchange) => later(message, (copy) => client.receive(copy)));
  toPage({ kind: 'leads', state: STATE });
  /** Another exchange answers from here on. */
  const moveTo = (next: ExchangePort, state: ExchangeState = STATE) => {
    served = next;
    client = servePort(served, toPage);
    toPage({ kind: 'leads', state });
  };
  return { real, port, push, moveTo, stop: () => client.stop() };
}

const request = (path: string) => ({ id: path, method: 'GET', path, fields: {}, token: '' });

test('each question gets its own answer, in whatever order they come', async () => {
  const { real, port } = setUp();
  let release = () => {};
  real.call.mockImplementationOnce(async ({ path }) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    return { status: 200, body: path };
  });
  const slow = port.call(request('/slow'));
  expect(await port.call(request('/fast'))).toEqual({ status: 200, body: '/fast' });
  release();
  expect(await slow).toEqual({ status: 200, body: '/slow' });
});

test('wrong input rejects with a ControlError, a defect of the exchange with another error', async () => {
  const { real, port } = setUp();
  real.control.mockRejectedValueOnce(new ControlError('write it like BTC/USDT'));
  await expect(port.control('market.set', {})).rejects.toBeInstanceOf(ControlError);
  real.control.mockRejectedValueOnce(new Error('broken'));
  const failed = await port.control('market.set', {}).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(Error);
  expect(failed).not.toBeInstanceOf(ControlError);
});

test('sockets pass through, and pushes to those who are concerned', async () => {
  const { real, port, push, stop } = setUp();
  const heard = vi.fn();
  port.onPush(heard);
  port.socketOpened('a');
  port.socketOpened('b');
  port.socketEvent('a', 'login', 7);
  port.socketClosed('b');
  await port.control('clock.now', {});
  const pushTo = (sockets: string[] | null) => push([{ sockets, event: 'coin_order', payload: {} }] as never);
  pushTo(['b', 'somebody else’s']);
  pushTo(['a', 'somebody else’s']);
  pushTo(null);
  await port.control('clock.now', {});
  expect(heard.mock.calls.map(([pushes]) => (pushes as Push[]).map(({ sockets }) => sockets))).toEqual([
    [['a']],
    [null],
  ]);
  expect(real.socketEvent).toHaveBeenCalledExactlyOnceWith('a', 'login', 7);
  expect(real.socketClosed).toHaveBeenCalledExactlyOnceWith('b');
  stop();
  expect(real.socketClosed).toHaveBeenLastCalledWith('a');
});

test('the next exchange gets the unanswered requests under their first ids, and the open sockets', async () => {
  const { real, port, moveTo } = setUp();
  const next = fakeExchange().real;
  real.control.mockImplementation(() => new Promise(() => {}));
  real.call.mockRejectedValue(new LeadershipLost('fallen silent'));
  port.socketOpened('a');
  port.socketOpened('b');
  port.socketEvent('a', 'login', 7);
  port.socketEvent('a', 'watch', 1);
  port.socketEvent('a', 'watch', 2);
  port.socketClosed('b');
  const granted = port.control('people.grant', { amount: '5' });
  const called = port.call(request('/coin/trade'));
  await vi.waitFor(() => expect(real.call).toHaveBeenCalled());
  const notices: Notice[] = [];
  port.onNotice((notice) => notices.push(notice));
  moveTo(next);
  expect(await granted).toEqual({ action: 'people.grant', input: { amount: '5' } });
  expect(await called).toEqual({ status: 200, body: '/coin/trade' });
  expect(next.control.mock.calls).toEqual(real.control.mock.calls);
  expect(next.call.mock.calls).toEqual(real.call.mock.calls);
  expect(next.socketOpened.mock.calls).toEqual([['a']]);
  expect(next.socketEvent.mock.calls).toEqual([
    ['a', 'login', 7],
    ['a', 'watch', 2],
  ]);
  expect(notices.map(({ kind }) => kind)).toEqual(['clock', 'persistence', 'moved']);
});

test('another exchange with another run says so', async () => {
  const { port, moveTo } = setUp();
  await port.state;
  const notices: Notice[] = [];
  port.onNotice((notice) => notices.push(notice));
  const header = { ...STATE.header, seed: 2 };
  moveTo(fakeExchange().real, { ...STATE, header });
  await vi.waitFor(() => expect(notices).toContainEqual({ kind: 'run', change: 'started', header }));
});

test('requests that a preview does not answer are sent to the exchange, without the notice `moved`', async () => {
  const posted: ToExchange[] = [];
  const port = remotePort((message) => posted.push(message));
  const notices: string[] = [];
  port.onNotice(({ kind }) => notices.push(kind));
  port.receive({ kind: 'begins', state: STATE });
  await expect(port.state).resolves.toEqual(STATE);
  const known = port.call(request('/known'));
  const unknown = port.call(request('/unknown'));
  port.receive({ kind: 'answer', number: 1, value: 'previewed' });
  await expect(known).resolves.toBe('previewed');
  posted.length = 0;
  port.receive({ kind: 'leads', state: STATE });
  expect(posted).toEqual([{ kind: 'ask', number: 2, body: { kind: 'call', request: request('/unknown') } }]);
  expect(notices).toEqual(['clock', 'persistence']);
  port.receive({ kind: 'answer', number: 2, value: 'asked' });
  await expect(unknown).resolves.toBe('asked');
  port.receive({ kind: 'leads', state: STATE });
  expect(notices.at(-1)).toBe('moved');
});
