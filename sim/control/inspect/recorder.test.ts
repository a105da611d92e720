import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Exchange } from '../../core';
import type { Push } from '../../port';
import { LOAN_TIMER } from '../../products/loans/days';
import { depthEvent } from '../../realtime/channels';
import type { ControlResult } from '../actions';
import { RECORD_LIMITS } from './recorder';

const begin = (scenario = 'spot-trader') => Exchange.begin({ scenario, seed: 7, build: 'test', realNowMs: 0 });

function open(scenario?: string) {
  const exchange = begin(scenario);
  const control = <T>(name: string, input: object = {}) => exchange.control(name, input) as T;
  const { token, userId } = control<ControlResult<'people.as'>>('people.as', { who: 'trader' });
  const call = (path: string, fields: Record<string, string> = {}, method = 'POST', as = token) =>
    exchange.call({ id: '', method, path, fields, token: as }).body;
  const read = (after = 0) => control<ControlResult<'inspect.read'>>('inspect.read', { after });
  return { exchange, control, call, read, userId };
}

const BUY = { currency_id: '1', legal_id: '3', type: '1', amount: '0.01', target_price: '1' };

/** Places a limit buy order far below the market and returns the steps since. */
function placed(target = '20000') {
  const bench = open();
  const { last } = bench.read();
  bench.call('/coin/trade', { ...BUY, target_price: target });
  return { ...bench, steps: bench.read(last).steps };
}

describe('a call', () => {
  it('shows who asked for what, how it was answered, and the postings, states and events it caused', () => {
    const { steps, userId } = placed();
    expect(steps).toHaveLength(1);
    const maya = { id: userId, name: 'Maya' };
    expect(steps[0]).toMatchObject({
      cause: {
        kind: 'call',
        method: 'POST',
        path: '/coin/trade',
        fields: { amount: '0.01' },
        who: maya,
        answer: { status: 200, type: 'ok', refusal: null },
      },
      postings: [
        {
          reason: 'coinFreeze',
          legs: [
            { who: maya, account: 'change', isFrozen: false, asset: 'USDT', amount: '-200' },
            { who: maya, account: 'change', isFrozen: true, asset: 'USDT', amount: '200' },
          ],
        },
      ],
      transitions: [{ entity: 'spot order', id: '3', who: maya, from: null, to: 'open' }],
      events: [{ event: 'coin_order', to: maya }],
    });
  });

  it('that was refused shows the refusal, and nothing it had tried', () => {
    const { call, read } = open();
    const { last } = read();
    call('/coin/trade', { ...BUY, amount: '999999', target_price: '20000' });
    expect(read(last).steps).toMatchObject([
      {
        cause: { answer: { type: 'error', refusal: 'insufficient_balance', text: expect.stringMatching(/\S/) } },
        postings: [],
        transitions: [],
        events: [],
      },
    ]);
  });

  it('without a session shows nobody and 999, and one that does not exist its 404', () => {
    const { call, read } = open();
    const { last } = read();
    call('/user/info', {}, 'GET', '');
    call('/nothing');
    expect(read(last).steps.map(({ cause }) => cause)).toMatchObject([
      { who: null, answer: { type: '999' } },
      { answer: { status: 404 } },
    ]);
  });

  it('has its payloads fetched when they are asked for', () => {
    const { steps, control } = placed();
    const seq = steps[0]?.seq;
    const payload = (input: object) => control<ControlResult<'inspect.payload'>>('inspect.payload', { seq, ...input });
    expect(payload({})).toMatchObject({ isKept: true, payload: { type: 'ok' } });
    expect(payload({ event: 0 })).toMatchObject({
      payload: { type: 'coin_order', data: { trade_amount: '0.01000000' } },
    });
    expect(payload({ event: 1 })).toEqual({ isKept: false, payload: null });
    expect(payload({ seq: 99_999 })).toEqual({ isKept: false, payload: null });
  });

  it('is timed with the host’s clock, and not at all without one', () => {
    const { exchange, call, read } = open();
    const { last } = read();
    call('/menu', {}, 'GET');
    let realMs = 0;
    exchange.recorder.timeWith(() => {
      realMs += 3;
      return realMs;
    });
    call('/menu', {}, 'GET');
    const took = read(last).steps.map(({ cause }) => cause.kind === 'call' && cause.tookMs);
    expect(took).toEqual([null, 3]);
  });
});

describe('what no call or action causes', () => {
  it('a fill shows its order, the trade in the books and the event', () => {
    const { exchange, control, read } = placed('60000');
    control('market.set', { symbol: 'BTC/USDT', price: '59900' });
    const { last } = read();
    exchange.advanceTo(exchange.nowMs + 5_000);
    const fills = read(last).steps.filter(({ cause }) => cause.kind === 'fill');
    expect(fills.find(({ transitions }) => transitions[0]?.id === '3')).toMatchObject({
      cause: { kind: 'fill', symbol: 'BTC/USDT', price: '60000.00' },
      postings: [{ reason: 'coinTrade', ref: '3' }],
      transitions: [{ entity: 'spot order', from: 'open', to: 'filled' }],
      events: [{ event: 'coin_order' }, { event: 'mail_message' }],
    });
  });

  it('a step of a scenario’s script shows as a timer', () => {
    const { exchange, read } = open('flash-crash');
    exchange.advanceTo(exchange.nowMs + 121_000);
    expect(read().steps.at(-1)?.cause).toMatchObject({
      kind: 'timer',
      timer: 'scenario.script',
      payload: { action: 'market.shock' },
    });
  });

  it.each([
    ['a change of a presenter’s', 'market.set', { symbol: 'BTC/USDT', price: '50000' }, 1],
    ['looking', 'people.list', {}, 0],
  ])('%s', (_name, action, input, steps) => {
    const { control, read } = open();
    const { last } = read();
    control(action, input);
    expect(read(last).steps).toHaveLength(steps);
  });

  it('an action that was refused did not happen', () => {
    const { control, read } = open();
    const { last } = read();
    expect(() => control('people.grant', { who: 'nobody', asset: 'USDT', amount: '1' })).toThrow('nobody is called');
    expect(read(last).steps).toEqual([]);
  });
});

describe('screens, taps and faulty calls that a page reports', () => {
  it('are listed among the calls, in the order in which they happened', () => {
    const { control, call, read } = open();
    const { last } = read();
    control('run.note', { happened: { do: 'screen', screen: '/pages/fund/assets', lang: 'en' } });
    call('/wallet/list');
    control('run.note', { happened: { do: 'tap', on: 'button "Transfer"' } });
    expect(read(last).steps.map(({ cause }) => cause)).toMatchObject([
      { kind: 'screen', screen: '/pages/fund/assets', lang: 'en' },
      { kind: 'call', path: '/wallet/list' },
      { kind: 'tap', on: 'button "Transfer"' },
    ]);
  });

  it('include a call that a fault has answered, which cannot be copied', () => {
    const { control, read, exchange } = open();
    const { last } = read();
    const request = { method: 'POST', path: '/wallet/list', fields: {}, token: exchange.session() };
    const answer = { status: 200, type: 'error', refusal: 'busy', text: 'Try again.' };
    control('run.note', { happened: { do: 'call', request, answer } });
    const [step] = read(last).steps;
    expect(step?.cause).toMatchObject({ kind: 'call', isFaulty: true, who: { name: 'Maya' }, answer });
    expect(control('inspect.copy', { seq: step?.seq, as: 'test' })).toEqual({ text: null });
  });

  it('are shown between the commands when the run is opened elsewhere', () => {
    const { control, call, exchange } = open();
    control('run.note', { happened: { do: 'screen', screen: '/pages/fund/assets', lang: 'en' } });
    exchange.advanceTo(exchange.nowMs + 5_000);
    call('/coin/trade', { ...BUY, target_price: '20000' });
    control('run.note', { happened: { do: 'tap', on: 'button "Transfer"' } });
    const other = open();
    other.control('run.import', { file: control('run.export') });
    expect(other.exchange.hash()).toBe(exchange.hash());
    expect(other.read().steps.map(({ cause }) => cause.kind)).toEqual(['control', 'screen', 'call', 'tap']);
  });
});

describe('what is recorded', () => {
  it('calls that change nothing never displace steps that moved money', () => {
    const { call, read } = placed();
    for (let n = 0; n < RECORD_LIMITS.calls + 50; n += 1) call('/menu', {}, 'GET');
    const { steps } = read();
    const quiet = steps.filter(({ cause }) => cause.kind === 'call' && cause.path === '/menu');
    expect(quiet).toHaveLength(RECORD_LIMITS.calls);
    expect(steps.some(({ postings }) => postings.length > 0)).toBe(true);
  });

  it('replies are dropped long before the calls they answered', () => {
    const { call, read, control } = open();
    const { last } = read();
    for (let n = 0; n < RECORD_LIMITS.bodies + 1; n += 1) call('/menu', {}, 'GET');
    const kept = read(last).steps.map(
      ({ seq }) => control<ControlResult<'inspect.payload'>>('inspect.payload', { seq }).isKept,
    );
    expect(kept).toEqual([false, ...Array.from({ length: RECORD_LIMITS.bodies }, () => true)]);
  });

  it('is of this run only', () => {
    const { control, read, call } = placed();
    const before = read();
    control('scenario.reset');
    const after = read();
    expect(after.run).toBe(before.run + 1);
    expect(after.steps).toEqual([]);
    call('/menu', {}, 'GET');
    expect(read(before.last).steps).toHaveLength(1);
  });
});

it('rewinding shows what led to the moment, and goes on recording', () => {
  const { control, read, call } = placed();
  const { run } = read();
  call('/coin/trade', { ...BUY, target_price: '21000' });
  control('run.rewind', { seq: 2 });
  const rewound = read();
  expect(rewound.run).toBe(run + 1);
  expect(rewound.steps.map(({ cause }) => cause.kind)).toEqual(['control', 'call']);
  call('/coin/trade', { ...BUY, target_price: '22000' });
  expect(read(rewound.last).steps).toMatchObject([{ transitions: [{ to: 'open' }] }]);
});

describe('public events', () => {
  const tickers = (exchange: Exchange): Push[] =>
    exchange.world.instruments.map((one) => ({
      sockets: ['s1'],
      event: 'market_depth',
      payload: depthEvent(one, exchange.market, exchange.nowMs),
    }));

  it('fold into one burst of so many pairs, until something else happens', () => {
    const { exchange, read, call } = open();
    const { last } = read();
    const tell = () => exchange.recorder.recordPublicEvents(tickers(exchange), exchange.nowMs);
    tell();
    tell();
    const pairs = exchange.world.instruments.length;
    expect(read(last).bursts).toMatchObject([{ event: 'market_depth', count: 2 * pairs }]);
    expect(read(last).bursts[0]?.symbols).toHaveLength(pairs);
    const middle = read(last).last;
    tell();
    expect(read(middle).bursts, 'a burst that grew is returned again').toMatchObject([{ count: 3 * pairs }]);
    call('/menu', {}, 'GET');
    tell();
    expect(read(last).bursts.map(({ count }) => count)).toEqual([3 * pairs, pairs]);
  });

  it('are recorded only while somebody reads', () => {
    const { exchange, read } = open();
    let realMs = 0;
    exchange.recorder.timeWith(() => realMs);
    const tell = () => exchange.recorder.recordPublicEvents(tickers(exchange), exchange.nowMs);
    tell();
    expect(read().bursts).toEqual([]);
    realMs = 9_000;
    tell();
    expect(read().bursts).toHaveLength(1);
    realMs = 30_000;
    tell();
    expect(read().bursts[0]?.count).toBe(exchange.world.instruments.length);
  });
});

it('the upcoming events happen in the announced order', () => {
  const { exchange, control, read } = open('flash-crash');
  const next = () => control<ControlResult<'inspect.upcoming'>>('inspect.upcoming').events;
  const announced = next();
  expect(announced.filter(({ kind }) => kind === 'scenario.script')).toHaveLength(2);
  const { last } = read();
  // A fill that a scripted crash causes, or brings forward, cannot be predicted before the crash.
  while (next().length > 0) control('clock.next');
  const timers = read(last).steps.flatMap(({ atMs, cause }) => (cause.kind === 'timer' ? [{ ...cause, atMs }] : []));
  // Each day of a running loan schedules the next one, so only the first day is known in advance.
  const isFirst = ({ timer }: { timer: string }, at: number) =>
    timer !== LOAN_TIMER || timers.findIndex((one) => one.timer === LOAN_TIMER) === at;
  const happened = timers.filter(isFirst).map(({ atMs, id }) => [atMs, id]);
  const expected = announced.filter(({ kind }) => kind !== 'fill').map(({ atMs, id }) => [atMs, id]);
  expect(happened).toEqual(expected);
  expect(next()).toEqual([]);
  expect(exchange.nextEvent()).toBeNull();
});

it('the next fill is announced, with the price it waits for', () => {
  const { control, exchange } = placed('60000');
  control('market.set', { symbol: 'BTC/USDT', price: '59900' });
  const [first] = control<ControlResult<'inspect.upcoming'>>('inspect.upcoming').events;
  expect(first).toMatchObject({ kind: 'fill', symbol: 'BTC/USDT', isForecast: false });
  expect(exchange.nextEvent()).toMatchObject({ atMs: first?.atMs, id: first?.id });
});

it('recording and reading never change the hash', () => {
  const deed = fc.oneof(
    fc.record({ do: fc.constant('trade'), price: fc.integer({ min: 40_000, max: 90_000 }) }),
    fc.record({ do: fc.constant('advance'), price: fc.integer({ min: 1, max: 600_000 }) }),
    fc.record({ do: fc.constant('look'), price: fc.constant(0) }),
  );
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 12 }), (deeds) => {
      const [watched, alone] = [open(), open()];
      // Replaces the recorder by an observer of no table.
      alone.exchange.world.observe({ tables: [], committed: () => {} });
      for (const { do: what, price } of deeds) {
        for (const { call, exchange } of [watched, alone]) {
          if (what === 'trade') call('/coin/trade', { ...BUY, target_price: String(price) });
          else if (what === 'advance') exchange.advanceTo(exchange.nowMs + price);
        }
        if (what === 'look') {
          watched.read();
          watched.control('inspect.upcoming');
        }
      }
      expect(watched.exchange.hash()).toBe(alone.exchange.hash());
      expect(JSON.stringify(watched.exchange.snapshot())).toBe(JSON.stringify(alone.exchange.snapshot()));
    }),
    { numRuns: 15 },
  );
});
