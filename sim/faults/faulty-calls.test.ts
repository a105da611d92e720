import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSignal } from '@/lib/stores/signal';
import type { JournalHeader } from '../journal/journal';
import type { Notice, Push, WireReply, WireRequest } from '../port';
import { FaultMonitor } from './fault-monitor';
import { type CallOutcome, sendCall } from './faulty-calls';
import { deliverEvents } from './faulty-events';
import type { FieldChange } from './field-changes';
import { NO_FAULTS } from './no-faults';
import type { FaultSettings } from './settings';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const boardWith = (settings: Partial<FaultSettings>) =>
  new FaultMonitor({ settings: { ...NO_FAULTS, ...settings }, seed: 7, drops: 0 });
const trade: WireRequest = { id: '1', method: 'POST', path: '/coin/trade', fields: { lang: 'id' }, token: 't' };
const booked: WireReply = {
  status: 200,
  body: { type: 'ok', message: { id: 5, rows: [{ price: '1.5' }, { price: '2' }] } },
};
const BROKEN: CallOutcome = { kind: 'broken' };
const answered = (reply: WireReply, headers = {}): CallOutcome => ({ kind: 'answered', reply, headers });
const ofTrade = (own: FaultSettings['calls'][string]): Partial<FaultSettings> => ({ calls: { 'POST /coin/*': own } });
const changed = (...fields: FieldChange[]) => ofTrade({ fields });
const message = (payload: unknown) => ({ reply: { status: 200, body: { type: 'ok', message: payload } } });

describe('calls', () => {
  test.each<[string, Partial<FaultSettings>, unknown, number]>([
    ['pass', {}, answered(booked), 1],
    ['break offline', { offline: true }, BROKEN, 0],
    ['fail with an HTTP 500', { errorRate: 1 }, { kind: 'answered', reply: { status: 500 }, headers: {} }, 0],
    [
      'fail with an HTTP 503',
      { errorRate: 1, errorKind: 'http503', retryAfterSeconds: 30 },
      { reply: { status: 503 }, headers: { 'retry-after': '30' } },
      0,
    ],
    [
      'are too many',
      ofTrade({ errorRate: 1, errorKind: 'http429', retryAfterSeconds: 5 }),
      { reply: { status: 429 }, headers: { 'retry-after': '5' } },
      0,
    ],
    [
      'are too many, and nobody says until when',
      { errorRate: 1, errorKind: 'http429' },
      { reply: { status: 429 }, headers: {} },
      0,
    ],
    ['break', { errorRate: 1, errorKind: 'broken' }, BROKEN, 0],
    ['are carried out, and their answer is lost', { lostAnswerRate: 1 }, BROKEN, 1],
    ['are called sessionless', { envelope: 999 }, { reply: { status: 200, body: { type: '999' } } }, 0],
    [
      'are refused by a code of their own',
      ofTrade({ refusal: 'no_liquidity' }),
      { reply: { status: 200, body: { type: 'error', reason: 'no_liquidity' } } },
      0,
    ],
    [
      'lose a field of each row',
      changed({ change: 'drop', path: 'rows.*.price' }),
      message({ id: 5, rows: [{}, {}] }),
      1,
    ],
    [
      'have null in a field',
      changed({ change: 'null', path: 'rows.1.price' }),
      message({ id: 5, rows: [{ price: '1.5' }, { price: null }] }),
      1,
    ],
    [
      'have a field of another type',
      changed({ change: 'retype', path: 'id', to: 'text' }),
      message({ id: '5', rows: [{ price: '1.5' }, { price: '2' }] }),
      1,
    ],
    [
      'have a field of another name',
      changed({ change: 'rename', path: 'rows', to: 'list' }),
      message({ id: 5, list: [{ price: '1.5' }, { price: '2' }] }),
      1,
    ],
    ['are asked for verification', { envelope: 998 }, { reply: { status: 200, body: { type: '998' } } }, 0],
  ])('%s', async (_name, settings, outcome, calls) => {
    const call = vi.fn(async () => booked);
    expect(await sendCall(boardWith(settings), trade, call)).toMatchObject(outcome as object);
    expect(call).toHaveBeenCalledTimes(calls);
  });

  test.each([
    ['set for all', { envelope: 999 as const }, 1],
    ['set for that call', { calls: { 'POST /user/login': { envelope: 998 as const } } }, 0],
  ])('998 and 999 %s leave a call that needs no session alone, or not', async (_name, settings, calls) => {
    const call = vi.fn(async () => booked);
    await sendCall(boardWith(settings), { ...trade, path: '/user/login', token: '' }, call);
    expect(call).toHaveBeenCalledTimes(calls);
  });

  test('an envelope speaks the language of the request', async () => {
    const outcome = await sendCall(boardWith({ envelope: 999 }), trade, async () => booked);
    expect(outcome).toMatchObject({ reply: { body: { message: expect.stringMatching(/masuk|Sesi/) } } });
  });

  test('slow ones wait, and go on at once when the fault is lifted', async () => {
    const board = boardWith({ latencyMs: 60_000 });
    const call = vi.fn(async () => booked);
    const outcome = sendCall(board, trade, call);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(call).not.toHaveBeenCalled();
    board.update({ settings: NO_FAULTS, seed: 7, drops: 0 });
    expect(await outcome).toEqual(answered(booked));
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a slow first byte: the call is carried out at once, and its answer comes later', async () => {
    const call = vi.fn(async () => booked);
    const outcome = vi.fn();
    void sendCall(boardWith({ answerDelayMs: 5_000 }), trade, call).then(outcome);
    await vi.advanceTimersByTimeAsync(4_999);
    expect([call.mock.calls.length, outcome.mock.calls.length]).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith(answered(booked));
  });

  test('a slow first byte that is lifted while the exchange is at work delays nothing', async () => {
    const board = boardWith({ answerDelayMs: 600_000 });
    const outcome = sendCall(board, trade, async () => {
      board.update({ settings: NO_FAULTS, seed: 7, drops: 0 });
      return booked;
    });
    expect(await outcome).toEqual(answered(booked));
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([
    ['the fault is lifted', {}],
    ['the network goes', { errorRate: 1, errorKind: 'never' as const, offline: true }],
  ])('no answer ever comes, until %s and the connection ends', async (_name, then) => {
    const board = boardWith({ errorRate: 1, errorKind: 'never' });
    const call = vi.fn(async () => booked);
    const outcome = vi.fn();
    void sendCall(board, trade, call).then(outcome);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(outcome).not.toHaveBeenCalled();
    board.update({ settings: { ...NO_FAULTS, ...then }, seed: 7, drops: 0 });
    await vi.advanceTimersByTimeAsync(0);
    expect(outcome).toHaveBeenCalledWith(BROKEN);
    expect(call).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a forced refusal has plausible figures, in the language of the request', async () => {
    const board = boardWith(ofTrade({ refusal: 'amount_too_small' }));
    const said = async (lang: string) => {
      const outcome = await sendCall(board, { ...trade, fields: { lang } }, async () => booked);
      return (outcome.kind === 'answered' && (outcome.reply.body as { message: string }).message) || '';
    };
    expect(await said('en')).toBe('The minimum order is 10 USDT');
    expect(await said('zh')).toMatch(/^\p{Script=Han}[^{}]*10 USDT/u);
  });

  test('a refusal of the exchange itself is not changed', async () => {
    const refused: WireReply = { status: 200, body: { type: 'error', message: 'no', reason: 'price_step' } };
    const board = boardWith(changed({ change: 'drop', path: 'reason' }));
    expect(await sendCall(board, trade, async () => refused)).toEqual(answered(refused));
  });

  test('a waiting call breaks when the network goes offline', async () => {
    const board = boardWith({ latencyMs: 1_000 });
    const outcome = sendCall(board, trade, async () => booked);
    board.update({ settings: { ...NO_FAULTS, latencyMs: 1_000, offline: true }, seed: 7, drops: 0 });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await outcome).toEqual(BROKEN);
  });
});

describe('events', () => {
  const pushes = ['daymarket', 'kline', 'market_depth', 'match_trade', 'daymarket', 'kline'].map(
    (event, order) => ({ sockets: null, event, payload: { order } }) as unknown as Push,
  );
  const silentPort = { onNotice: createSignal<Notice>().on };
  const delivered = (settings: Partial<FaultSettings>, board = boardWith(settings), port = silentPort) => {
    const signal = createSignal<readonly Push[]>();
    const got: number[] = [];
    deliverEvents({ ...port, onPush: signal.on }, board, (some) =>
      got.push(...some.map(({ payload }) => (payload as unknown as { order: number }).order)),
    );
    signal.emit(pushes);
    return got;
  };

  test.each<[string, Partial<FaultSettings>, number[]]>([
    ['pass', {}, [0, 1, 2, 3, 4, 5]],
    ['are not told', { muteEvents: true }, []],
    ['are not told offline', { offline: true }, []],
    ['of a name that is unknown there are not told', { untoldEvents: ['kline', 'match_trade'] }, [0, 2, 4]],
    ['of a name are lost', { events: { kline: { lossRate: 1 } } }, [0, 2, 3, 4]],
    ['of a name come twice', { events: { 'market_*': { duplicateRate: 1 } } }, [0, 1, 2, 3, 4, 5, 2]],
    ['of a name come late', { events: { 'day*': { delayMs: 500 } } }, [1, 2, 3, 5]],
    ['come twice', { duplicateEvents: true }, [0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5]],
  ])('%s', (_name, settings, orders) => {
    expect(delivered(settings)).toEqual(orders);
  });

  test.each<[string, FieldChange, unknown]>([
    ['lose a field', { change: 'drop', path: 'bids.*.1' }, { bids: [['2'], ['3']], now: 4 }],
    [
      'have null in a field',
      { change: 'null', path: 'now' },
      {
        bids: [
          ['2', '5'],
          ['3', '6'],
        ],
        now: null,
      },
    ],
    [
      'have a field of another type',
      { change: 'retype', path: 'now', to: 'list' },
      {
        bids: [
          ['2', '5'],
          ['3', '6'],
        ],
        now: [4],
      },
    ],
    [
      'have a field of another name',
      { change: 'rename', path: 'now', to: 'last' },
      {
        bids: [
          ['2', '5'],
          ['3', '6'],
        ],
        last: 4,
      },
    ],
  ])('%s', (_name, change, payload) => {
    const signal = createSignal<readonly Push[]>();
    const got: unknown[] = [];
    const board = boardWith({ events: { market_depth: { fields: [change] } } });
    deliverEvents({ ...silentPort, onPush: signal.on }, board, (some) => got.push(...some));
    const other = { sockets: null, event: 'kline', payload: { now: 4 } } as unknown as Push;
    const sent = {
      sockets: null,
      event: 'market_depth',
      payload: {
        bids: [
          ['2', '5'],
          ['3', '6'],
        ],
        now: 4,
      },
    } as unknown as Push;
    signal.emit([sent, other]);
    expect(got).toEqual([{ ...sent, payload }, other]);
  });

  test('some events come after newer ones, and none is lost', async () => {
    const got = delivered({ lateEventsMs: 500 });
    expect(got.length).toBeGreaterThan(0);
    expect(got.length).toBeLessThan(6);
    await vi.advanceTimersByTimeAsync(500);
    expect(got).not.toEqual([0, 1, 2, 3, 4, 5]);
    expect(got.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('late events come when the fault is lifted, and not again when they were due', async () => {
    const settings = { events: { kline: { delayMs: 500 } } };
    const board = boardWith(settings);
    const got = delivered(settings, board);
    got.length = 0;
    board.update({ settings: NO_FAULTS, seed: 7, drops: 0 });
    await vi.advanceTimersByTimeAsync(0);
    expect(got).toEqual([1, 5]);
    await vi.advanceTimersByTimeAsync(500);
    expect(got).toEqual([1, 5]);
  });

  test.each(['muteEvents', 'offline'] as const)(
    'late ones are not told when %s has been set meanwhile',
    async (silence) => {
      const settings = { events: { '*': { delayMs: 500 } } };
      const board = boardWith(settings);
      const got = delivered(settings, board);
      board.update({ settings: { ...NO_FAULTS, ...settings, [silence]: true }, seed: 7, drops: 0 });
      await vi.advanceTimersByTimeAsync(500);
      expect(got).toEqual([]);
    },
  );

  test('late events of a replaced run are never sent', async () => {
    const notices = createSignal<Notice>();
    const settings = { events: { '*': { delayMs: 500 } } };
    const board = boardWith(settings);
    const got = delivered(settings, board, { onNotice: notices.on });
    notices.emit({ kind: 'run', change: 'started', header: {} as JournalHeader });
    board.update({ settings: NO_FAULTS, seed: 8, drops: 0 });
    await vi.advanceTimersByTimeAsync(500);
    expect(got).toEqual([]);
  });

  test.each<[string, Partial<FaultSettings>]>([
    ['set for that event', { events: { kline: { delayMs: 500, duplicateRate: 1 } } }],
    ['set for all', { duplicateEvents: true, events: { kline: { delayMs: 500 } } }],
  ])('late events are sent twice as well: %s', async (_name, settings) => {
    const got = delivered(settings);
    expect(got).not.toContain(1);
    got.length = 0;
    await vi.advanceTimersByTimeAsync(500);
    expect(got).toEqual([1, 5, 1, 5]);
  });
});
