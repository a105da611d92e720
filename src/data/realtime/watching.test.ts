import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resetRunState } from '../session/run-reset';
import { session, type User } from '../session/session';
import { runRealtime } from './realtime';
import { watchList } from './watch';

/** Property test: whatever screens, connection and session do, the server sends the data that the screens show. */

const SYMBOLS = ['BTC/USDT', 'ETH/USDT', 'AAPL/USDT'];
const PERIODS = ['1min', '1day'] as const;
/** Milliseconds after which every frame has passed. */
const FRAME_MS = 50;

/** A server that keeps what each connection has last said. */
function createServer() {
  let status = (_status: string) => {};
  let watched: unknown = null;
  return {
    connect() {
      watched = null;
      return {
        on: () => () => {},
        emit(event: string, ...args: readonly unknown[]) {
          if (event === 'watch') watched = args[0];
        },
        onStatus(listener: typeof status) {
          status = listener;
          return () => {};
        },
        close() {},
      };
    },
    say(next: 'connected' | 'disconnected') {
      if (next === 'disconnected') watched = null;
      status(next);
    },
    watched: () => watched,
  };
}

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('show' as const), symbol: fc.constantFrom(...SYMBOLS) }) },
  fc.record({
    do: fc.constant('chart' as const),
    symbol: fc.constantFrom(...SYMBOLS),
    period: fc.constantFrom(...PERIODS),
  }),
  { weight: 4, arbitrary: fc.record({ do: fc.constant('leave' as const), which: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('connect', 'disconnect', 'frame') }) },
  fc.record({ do: fc.constantFrom('another run', 'another user', 'sign out') }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** What is shown: a symbol, and of charts their period. */
interface Shown {
  readonly symbol: string;
  readonly period?: string;
  readonly leave: () => void;
}

const shownBy = (shown: readonly Shown[]) => {
  const period = shown.findLast((one) => one.period !== undefined)?.period;
  return {
    symbols: [...new Set(shown.map(({ symbol }) => symbol))].sort(),
    depth: 120,
    ...(period === undefined ? {} : { period }),
  };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  session.signOut();
  vi.useRealTimers();
});

function walk(steps: readonly Step[]): void {
  const server = createServer();
  const stop = runRealtime(server.connect);
  let shown: readonly Shown[] = [];
  let users = 0;
  const act: Record<Step['do'], (one: Step) => void> = {
    show(one) {
      if (one.do === 'show') shown = [...shown, { symbol: one.symbol, leave: watchList.symbol(one.symbol) }];
    },
    chart(one) {
      if (one.do !== 'chart') return;
      const { symbol, period } = one;
      shown = [...shown, { symbol, period, leave: watchList.bars(symbol, period) }];
    },
    leave(one) {
      if (one.do !== 'leave' || shown.length === 0) return;
      const at = one.which % shown.length;
      shown[at]?.leave();
      shown = shown.filter((_, index) => index !== at);
    },
    connect: () => server.say('connected'),
    disconnect: () => server.say('disconnected'),
    frame: () => void vi.advanceTimersByTime(FRAME_MS),
    'another run': () => resetRunState(),
    'another user'() {
      users += 1;
      session.signIn(`token${users}`);
      session.user.set({ id: users } as User);
    },
    'sign out': () => session.signOut(),
  };
  for (const one of steps) act[one.do](one);
  server.say('connected');
  vi.advanceTimersByTime(FRAME_MS);
  try {
    expect(server.watched()).toEqual(shownBy(shown));
  } finally {
    for (const { leave } of shown) leave();
    vi.advanceTimersByTime(FRAME_MS);
    stop();
  }
}

test('after any steps the server knows the shown markets', () => {
  fc.assert(fc.property(fc.array(step, { maxLength: 20 }), walk), { numRuns: 500 });
});

test('a symbol that was shown and left around a reconnection is not watched any more', () => {
  walk([
    { do: 'show', symbol: 'BTC/USDT' },
    { do: 'connect' },
    { do: 'frame' },
    { do: 'show', symbol: 'ETH/USDT' },
    { do: 'disconnect' },
    { do: 'connect' },
    { do: 'leave', which: 1 },
  ]);
});
