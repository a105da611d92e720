import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSignal } from '@/lib/signal';
import type { Push, WireReply, WireRequest } from '../port';
import { FaultMonitor } from './fault-monitor';
import { type CallOutcome, sendCall } from './faulty-calls';
import { deliverEvents } from './faulty-events';
import { NO_FAULTS } from './no-faults';
import type { FaultSettings } from './settings';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const boardWith = (settings: Partial<FaultSettings>) =>
  new FaultMonitor({ settings: { ...NO_FAULTS, ...settings }, seed: 7, drops: 0 });
const trade: WireRequest = { id: '1', method: 'POST', path: '/coin/trade', fields: { lang: 'id' }, token: 't' };
const booked: WireReply = { status: 200, body: { type: 'ok', message: '' } };
const BROKEN: CallOutcome = { kind: 'broken' };

describe('calls', () => {
  test.each<[string, Partial<FaultSettings>, unknown, number]>([
    ['pass', {}, { kind: 'answered', reply: booked }, 1],
    ['break offline', { offline: true }, BROKEN, 0],
    ['fail with an HTTP 500', { errorRate: 1 }, { kind: 'answered', reply: { status: 500 } }, 0],
    ['break', { errorRate: 1, errorKind: 'broken' }, BROKEN, 0],
    ['are carried out, and their answer is lost', { lostAnswerRate: 1 }, BROKEN, 1],
    ['are called sessionless', { envelope: 999 }, { reply: { status: 200, body: { type: '999' } } }, 0],
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
    expect(await outcome).toEqual({ kind: 'answered', reply: booked });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('what waits when the network goes is broken', async () => {
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
  const delivered = (settings: Partial<FaultSettings>) => {
    const signal = createSignal<readonly Push[]>();
    const got: number[] = [];
    deliverEvents({ onPush: signal.on }, boardWith(settings), (some) =>
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
    ['come twice', { duplicateEvents: true }, [0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5]],
  ])('%s', (_name, settings, orders) => {
    expect(delivered(settings)).toEqual(orders);
  });

  test('some come after newer ones, and none is lost', () => {
    const got = delivered({ lateEventsMs: 500 });
    expect(got.length).toBeGreaterThan(0);
    expect(got.length).toBeLessThan(6);
    vi.advanceTimersByTime(500);
    expect(got).not.toEqual([0, 1, 2, 3, 4, 5]);
    expect(got.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
