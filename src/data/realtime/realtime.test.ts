import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EventWire, ServerEvent } from '@/contract/events';
import { readDepth } from '../market/depth';
import { type Bar, subscribeKline } from '../market/klines';
import { priceMark, priceStatus, readPrice, seedPrices, subscribePrice } from '../market/prices';
import { onOptionSettled, optionsArePushed } from '../options/events';
import { queryClient } from '../queries/client';
import { keys } from '../queries/keys';
import { resetRunState } from '../session/run-reset';
import { session, type User } from '../session/session';
import { onCoinOrder, ordersArePushed } from '../spot/events';
import { type RealtimeSocket, runRealtime } from './realtime';
import { SILENT_AFTER_S } from './silence';
import { onTradingEvent } from './trading-events';

const BTC = { symbol: 'BTC/USDT', currency_id: 1, currency_name: 'BTC', legal_id: 3, legal_name: 'USDT' };

function ticker(last: string, symbol = BTC.symbol, matchId = 1): EventWire<'daymarket'> {
  const bar = { open: 1, high: 2, low: 1, close: last, volume: '10', time: 0 };
  return {
    ...BTC,
    ...bar,
    type: 'daymarket',
    period: '1day',
    symbol,
    match_id: matchId,
    now_price: last,
    change: '+1.2',
  };
}

function kline(time: number, close: number, period: '1min' | '5min' = '1min'): EventWire<'kline'> {
  return { ...BTC, type: 'kline', period, match_id: 1, open: 1, high: 9, low: 1, close, volume: 1, time };
}

/** A connection whose remote end is the test. */
function createFakeSocket() {
  const listeners = new Map<string, (payload: unknown) => void>();
  let notify: (status: string) => void = () => {};
  const sent: unknown[][] = [];
  const close = vi.fn();
  const socket: RealtimeSocket = {
    on(event, listener) {
      listeners.set(event, listener);
      return () => listeners.delete(event);
    },
    emit: (...said) => void sent.push(said),
    onStatus(listener) {
      notify = listener;
      return () => {};
    },
    close,
  };
  const push = <E extends ServerEvent>(event: E, payload: EventWire<E>) => listeners.get(event)?.(payload);
  return {
    socket,
    sent,
    close,
    push,
    pushRaw: (event: string, payload: unknown) => listeners.get(event)?.(payload),
    status: (status: string) => notify(status),
  };
}

let stop = () => {};
let sockets: ReturnType<typeof createFakeSocket>[] = [];

/** Frames come from a fake timer, because Node has no requestAnimationFrame. */
/** Long enough for prices, which update four times per second, and for everything else, which updates every frame. */
const frame = () => vi.advanceTimersByTime(270);
const newest = () => {
  const last = sockets.at(-1);
  if (!last) throw new Error('nothing connected');
  return last;
};

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  stop = runRealtime(() => {
    const fake = createFakeSocket();
    sockets.push(fake);
    return fake.socket;
  });
});

afterEach(() => {
  stop();
  session.signOut();
  frame();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('prices', () => {
  test('a burst of prices is one notification per frame, with the last price and its direction', () => {
    const received = vi.fn();
    const leave = subscribePrice('BTC/USDT', received);
    newest().push('daymarket', ticker('100'));
    frame();
    newest().push('daymarket', ticker('101'));
    newest().push('daymarket', ticker('99'));
    frame();
    leave();
    expect(received).toHaveBeenCalledTimes(2);
    expect(received.mock.lastCall?.[0]).toMatchObject({ last: '99', direction: -1, ticks: 1, changePercent: 1.2 });
  });

  test('an equal price keeps the direction of the last change', () => {
    const leave = subscribePrice('EQ/USDT', () => {});
    for (const price of ['100', '101', '101']) {
      newest().push('daymarket', ticker(price, 'EQ/USDT', 2));
      frame();
    }
    leave();
    expect(readPrice('EQ/USDT')).toMatchObject({ last: '101', direction: 1, ticks: 1 });
  });

  const quote = {
    matchId: 3,
    changePercent: 0,
    open: null,
    mark: null,
    index: null,
    high: null,
    low: null,
    volume: '0',
  };

  test('a slow answer does not overwrite a price from a later event', () => {
    const mark = priceMark();
    newest().push('daymarket', ticker('5', 'SLOW/USDT', 3));
    seedPrices([{ ...quote, symbol: 'SLOW/USDT', last: '4' }], mark);
    frame();
    expect(readPrice('SLOW/USDT')?.last).toBe('5');
    seedPrices([{ ...quote, symbol: 'SLOW/USDT', last: '6' }], priceMark());
    frame();
    expect(readPrice('SLOW/USDT')?.last).toBe('6');
  });

  describe('a ticker that cannot be read is as if it had not come', () => {
    const bad = (symbol: string) => ({ ...ticker('1', symbol, 3), now_price: {}, time: 1e15 });

    test('the one before it in the same frame counts', () => {
      const leave = subscribePrice('KEPT/USDT', () => {});
      newest().push('daymarket', ticker('5', 'KEPT/USDT', 3));
      newest().pushRaw('daymarket', bad('KEPT/USDT'));
      frame();
      leave();
      expect(readPrice('KEPT/USDT')?.last).toBe('5');
    });

    test('the next one counts, although its time is earlier', () => {
      const leave = subscribePrice('NEXT/USDT', () => {});
      newest().push('daymarket', ticker('5', 'NEXT/USDT', 3));
      frame();
      newest().pushRaw('daymarket', bad('NEXT/USDT'));
      frame();
      newest().push('daymarket', ticker('6', 'NEXT/USDT', 3));
      frame();
      newest().push('daymarket', { ...ticker('4', 'NEXT/USDT', 3), volume: '9' });
      frame();
      leave();
      expect(readPrice('NEXT/USDT')?.last).toBe('6');
    });

    test('an answer that was asked for before counts', () => {
      const leave = subscribePrice('ASKED/USDT', () => {});
      for (const isShown of [false, true]) {
        const mark = priceMark();
        newest().pushRaw('daymarket', bad('ASKED/USDT'));
        if (isShown) frame();
        seedPrices([{ ...quote, symbol: 'ASKED/USDT', last: isShown ? '8' : '7' }], mark);
        frame();
        expect(readPrice('ASKED/USDT')?.last).toBe(isShown ? '8' : '7');
      }
      leave();
    });

    test('a bar that cannot be read does not hold up the next', () => {
      const bars: Bar[] = [];
      const leave = subscribeKline('BTC/USDT', '1min', (bar) => bars.push(bar));
      newest().pushRaw('kline', { ...kline(60, 1), close: 'free', volume: 1e15 });
      newest().push('kline', kline(60, 7));
      frame();
      leave();
      expect(bars.map(({ close }) => close)).toEqual([7]);
    });
  });

  test('quotes without figures of the day keep those of an event', () => {
    newest().push('daymarket', { ...ticker('5', 'FEW/USDT', 3), open: 4, high: 6, low: 3 });
    frame();
    const { open, high, low } = readPrice('FEW/USDT') ?? {};
    expect([open, high, low].map(Number)).toEqual([4, 6, 3]);
    seedPrices([{ ...quote, symbol: 'FEW/USDT', last: '6' }], priceMark());
    frame();
    expect(readPrice('FEW/USDT')).toMatchObject({ last: '6', direction: 1, open, high, low });
    seedPrices([{ ...quote, symbol: 'FEW/USDT', last: '6', high: '7' }], priceMark());
    frame();
    expect(readPrice('FEW/USDT')).toMatchObject({ last: '6', open, high: '7', low });
  });

  test('another run has no prices of the previous one', () => {
    newest().push('daymarket', ticker('7', 'OLD/USDT', 5));
    frame();
    newest().push('daymarket', ticker('8', 'OLD/USDT', 5));
    resetRunState();
    frame();
    expect(readPrice('OLD/USDT')).toBeUndefined();
  });

  test('invalid events are dropped', () => {
    newest().pushRaw('daymarket', { ...ticker('1', 'BAD/USDT', 4), now_price: 'NaN' });
    newest().pushRaw('daymarket', { ...ticker('1', 'BAD/USDT', 4), type: 'kline' });
    newest().pushRaw('daymarket', null);
    // Text cannot be made of such an object: to try it would throw, and the rest of the packet would be lost.
    const odd = { toString: null };
    for (const field of ['time', 'volume']) {
      newest().pushRaw('daymarket', { ...ticker('1', 'BAD/USDT', 4), [field]: odd });
      newest().pushRaw('kline', { ...kline(0, 1), [field]: odd });
    }
    newest().pushRaw('kline', { ...kline(0, 1), period: odd });
    newest().pushRaw('market_depth', { ...BTC, type: 'market_depth', bids: [], asks: [], ts: odd });
    frame();
    expect(readPrice('BAD/USDT')).toBeUndefined();
  });
});

test('a bar that closed within the frame reaches the chart before its successor', () => {
  const bars: Bar[] = [];
  const leave = subscribeKline('BTC/USDT', '1min', (bar) => bars.push(bar));
  for (const [time, close] of [
    [0, 1],
    [60_000, 3],
    [0, 2],
  ] as const) {
    newest().push('kline', kline(time, close));
  }
  newest().push('kline', kline(0, 7, '5min'));
  frame();
  leave();
  expect(bars.map(({ timeMs, close }) => [timeMs, close])).toEqual([
    [0, 2],
    [60_000, 3],
  ]);
});

test('both sides of the book come out best first, also from JSON text', () => {
  const leave = subscribePrice('BTC/USDT', () => {});
  newest().push('market_depth', {
    ...BTC,
    type: 'market_depth',
    bids: '[["99","1"],["98","2"]]',
    asks: [
      ['102', '1'],
      [101, 2],
    ],
  });
  frame();
  leave();
  expect(readDepth('BTC/USDT')).toEqual({
    bids: [
      { price: '99', amount: '1' },
      { price: '98', amount: '2' },
    ],
    asks: [
      { price: '101', amount: '2' },
      { price: '102', amount: '1' },
    ],
  });
});

describe('the connection', () => {
  const user = (id: number) => ({ id }) as User;

  test('sends login and watch after every connect', () => {
    session.signIn('abc');
    session.user.set(user(7));
    const leave = subscribePrice('ETH/USDT', () => {});
    newest().status('connected');
    newest().status('disconnected');
    newest().status('connected');
    leave();
    const watch = ['watch', { symbols: ['ETH/USDT'], depth: 120 }];
    const login = ['login', 7, 'abc'];
    expect(newest().sent).toEqual([login, watch, login, watch]);
  });

  test('subscriptions are counted, and sent once a frame', () => {
    newest().status('connected');
    const leaves = [1, 2].map(() => subscribePrice('BTC/USDT', () => {}));
    const leaveChart = subscribeKline('ETH/USDT', '5min', () => {});
    frame();
    leaves[0]?.();
    frame();
    leaves[1]?.();
    leaveChart();
    frame();
    expect(newest().sent.map(([, argument]) => argument)).toEqual([
      { symbols: [], depth: 120 },
      { symbols: ['BTC/USDT', 'ETH/USDT'], depth: 120, period: '5min' },
      { symbols: [], depth: 120 },
    ]);
  });

  test.each([
    ['another user', 'def', 8],
    ['the same user, who has signed in anew,', 'def', 7],
  ])('%s gets another socket, because the first login of a socket wins', (_who, token, id) => {
    const signIn = (next: string, who: number) => {
      session.signIn(next);
      session.user.set(user(who));
    };
    newest().status('connected');
    signIn('abc', 7);
    session.user.set(user(7));
    expect(sockets).toHaveLength(1);
    signIn(token, id);
    expect(sockets).toHaveLength(2);
    expect(sockets[0]?.close).toHaveBeenCalledOnce();
    newest().status('connected');
    expect(newest().sent[0]).toEqual(['login', id, token]);
  });

  test('the end of a session closes its socket, which received its private events', () => {
    session.signIn('abc');
    session.user.set(user(7));
    newest().status('connected');
    session.signOut();
    expect(sockets[0]?.close).toHaveBeenCalledOnce();
    newest().status('connected');
    expect(newest().sent.map(([event]) => event)).toEqual(['watch']);
  });

  test('a token without its user requests the user, at once and with each connection', () => {
    const asked = vi.spyOn(queryClient, 'prefetchQuery').mockResolvedValue();
    session.signIn('abc');
    expect(asked.mock.calls.map(([query]) => query.queryKey)).toEqual([keys.user]);
    newest().status('connected');
    expect(asked).toHaveBeenCalledTimes(2);
    session.user.set(user(7));
    newest().status('disconnected');
    newest().status('connected');
    session.signOut();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('one that tells nothing is opened anew once, and with the first event it catches up', () => {
    session.signIn('abc');
    session.user.set(user(7));
    newest().status('connected');
    const leave = subscribePrice('BTC/USDT', () => {});
    frame();
    const invalidated = vi.spyOn(queryClient, 'invalidateQueries');
    vi.advanceTimersByTime(SILENT_AFTER_S * 1000);
    expect([sockets.length, sockets[0]?.close.mock.calls.length]).toEqual([2, 1]);
    newest().status('connected');
    expect(newest().sent).toEqual([
      ['login', 7, 'abc'],
      ['watch', { symbols: ['BTC/USDT'], depth: 120 }],
    ]);
    expect(priceStatus.get()).toBe('stale');
    vi.advanceTimersByTime(10 * SILENT_AFTER_S * 1000);
    expect(sockets).toHaveLength(2);
    const caughtUp = () => invalidated.mock.calls.filter(([filter]) => filter?.queryKey === keys.wallets).length;
    expect(caughtUp()).toBe(0);
    newest().push('daymarket', ticker('61000'));
    expect([priceStatus.get(), caughtUp()]).toEqual(['live', 1]);
    vi.advanceTimersByTime(SILENT_AFTER_S * 1000);
    expect(sockets).toHaveLength(3);
    leave();
  });

  test('one that is opened anew is live at once when nothing is expected of it any more', async () => {
    newest().status('connected');
    const leave = subscribePrice('BTC/USDT', () => {});
    frame();
    vi.advanceTimersByTime(SILENT_AFTER_S * 1000);
    leave();
    await vi.advanceTimersByTimeAsync(2_000);
    newest().status('connected');
    expect(priceStatus.get()).toBe('live');
  });

  test('prices are stale while it is down', () => {
    expect(priceStatus.get()).toBe('stale');
    newest().status('connected');
    expect(priceStatus.get()).toBe('live');
    newest().status('disconnected');
    expect(priceStatus.get()).toBe('stale');
  });

  test.each([
    ['the first connection', 'private', 'a second old', true],
    ['the first connection', 'public', 'a second old', false],
    ['the first connection', 'public', 'older than screens accept', true],
    ['a later connection', 'public', 'a second old', true],
    ['a later connection', 'private', 'a second old', true],
  ])('after %s a %s answer that is %s is asked for anew: %j', async (connection, kind, age, anew) => {
    if (connection === 'a later connection') {
      newest().status('connected');
      newest().status('disconnected');
    }
    queryClient.clear();
    const queryFn = vi.fn(() => Promise.resolve('an answer'));
    const queryKey = kind === 'public' ? keys.projects : keys.wallets;
    const observer = new QueryObserver(queryClient, { queryKey, queryFn });
    const leave = observer.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(age === 'a second old' ? 1000 : 11_000);
    newest().status('connected');
    await vi.advanceTimersByTimeAsync(100);
    leave();
    expect(queryFn).toHaveBeenCalledTimes(anew ? 2 : 1);
  });

  test('answers kept at the first connection are refetched by the next screen', async () => {
    queryClient.clear();
    const queryFn = vi.fn(() => Promise.resolve('an answer'));
    const show = () => new QueryObserver(queryClient, { queryKey: keys.quotes, queryFn }).subscribe(() => {});
    const leave = show();
    await vi.advanceTimersByTimeAsync(1000);
    newest().status('connected');
    await vi.advanceTimersByTimeAsync(100);
    leave();
    expect(queryFn).toHaveBeenCalledTimes(1);
    const leaveNext = show();
    await vi.advanceTimersByTimeAsync(100);
    leaveNext();
    expect(queryFn).toHaveBeenCalledTimes(2);
  });

  test.each([
    [4, ['notice', 'news', 'article']],
    [5, ['news', 'article']],
    [32, ['popup', 'news', 'article']],
  ])('an article of category %d that came or went is asked for where it shows: %j', (category, shown) => {
    const invalidated = vi.spyOn(queryClient, 'invalidateQueries');
    newest().push('news', { type: 'news', id: 13, c_id: category });
    expect(invalidated.mock.calls.map(([filter]) => filter?.queryKey?.[1])).toEqual(shown);
  });

  test('an order event ends polling, and a burst refetches balances once', () => {
    session.user.set(user(7));
    const invalidated = vi.spyOn(queryClient, 'invalidateQueries');
    const orders: number[] = [];
    const leave = onCoinOrder((order) => orders.push(order.id));
    for (const id of [1, 2]) {
      const money = { target_price: '1', trade_price: '1', trade_amount: '1', charge_fee: '0' };
      const facts = {
        u_id: 7,
        currency_id: 1,
        legal_id: 3,
        type: 1,
        status: 2,
        created_at: '',
        symbol: 'BTC/USDT',
      } as const;
      newest().push('coin_order', { type: 'coin_order', to: 7, data: { id, ...facts, ...money } });
    }
    leave();
    vi.advanceTimersByTime(1000);
    expect(orders).toEqual([1, 2]);
    expect(ordersArePushed.get()).toBe(true);
    expect(invalidated.mock.calls.filter(([filter]) => filter?.queryKey === keys.wallets)).toHaveLength(1);
  });

  test.each([
    ['the customer', 7, 7, 1],
    ['the customer, as text', 7, '7', 1],
    ['another one', 7, 8, 0],
    ['everybody', 7, 0, 1],
    ['nobody that is an id', 7, 'all', 1],
    ['nobody', 7, null, 1],
    ['a customer, sent to a visitor', null, 8, 0],
    ['everybody, sent to a visitor', null, 0, 1],
  ])('an event for %s is taken as often as it should be (%j, %j, %i)', (_whom, id, to, times) => {
    if (id !== null) session.signIn('abc');
    session.user.set(id === null ? null : user(id));
    newest().status('connected');
    const received = vi.fn();
    const leave = onTradingEvent(received);
    newest().pushRaw('mail_message', { type: 'mail_message', to, id: 1, unread: 1 });
    leave();
    expect(received).toHaveBeenCalledTimes(times);
  });

  test.each([
    ['an application to trade for followers', 'follow'],
    ['a proof of identity', 'identity'],
  ] as const)('the message about %s refetches what it decides', (_what, data) => {
    session.user.set(user(7));
    const invalidated = vi.spyOn(queryClient, 'invalidateQueries');
    newest().pushRaw('mail_message', { type: 'mail_message', to: 7, id: 1, unread: 1 });
    vi.advanceTimersByTime(1000);
    expect(invalidated.mock.calls.map(([filter]) => filter?.queryKey)).toContain(keys[data]);
  });

  test('an order that is triggered soon after it was placed is announced', () => {
    session.user.set(user(7));
    const announced: string[] = [];
    const leave = onCoinOrder(({ triggered_at }) => announced.push(triggered_at ?? ''));
    const terms = { target_price: '1', trade_price: '0', trade_amount: '1', charge_fee: '0' };
    const facts = { u_id: 7, currency_id: 1, legal_id: 3, type: 1, created_at: '', symbol: 'BTC/USDT' } as const;
    for (const triggered_at of ['', '2026-01-06 09:41:05', '2026-01-06 09:41:05'])
      newest().push('coin_order', {
        type: 'coin_order',
        to: 7,
        data: { id: 6, ...facts, ...terms, status: 1, triggered_at },
      });
    leave();
    expect(announced).toEqual(['', '2026-01-06 09:41:05']);
  });

  test('an amended order is refetched with the balances, once per burst, and not announced again', () => {
    session.user.set(user(7));
    const announced = vi.fn();
    const leave = onCoinOrder(announced);
    const terms = { target_price: '1', trade_price: '0', trade_amount: '1', charge_fee: '0' };
    const facts = {
      u_id: 7,
      currency_id: 1,
      legal_id: 3,
      type: 1,
      status: 1,
      created_at: '',
      symbol: 'BTC/USDT',
    } as const;
    const order = { id: 5, ...facts, ...terms };
    newest().push('coin_order', { type: 'coin_order', to: 7, data: order });
    vi.advanceTimersByTime(1000);
    const invalidated = vi.spyOn(queryClient, 'invalidateQueries');
    for (const amended of [{ target_price: '2' }, { trade_amount: '2' }])
      newest().push('coin_order', { type: 'coin_order', to: 7, data: { ...order, ...amended } });
    vi.advanceTimersByTime(1000);
    leave();
    expect(announced).toHaveBeenCalledOnce();
    expect(invalidated.mock.calls.map(([filter]) => filter?.queryKey)).toEqual([
      keys.coinOrders,
      keys.wallets,
      keys.accountLog,
    ]);
  });

  test('a settled option is announced once, and balances are refetched once per burst', () => {
    session.user.set(user(7));
    const invalidated = vi.spyOn(queryClient, 'invalidateQueries');
    const received: number[] = [];
    const leave = onOptionSettled(({ id }) => received.push(id));
    const facts = { user_id: 7, match_id: 1, currency_id: 3, type: 1 as const, is_insurance: 0, seconds: 30 };
    const figures = { number: '10', open_price: '1', end_price: '2', fee: '0', profit_ratio: '10', fact_profits: '1' };
    const end = { status: 3 as const, profit_result: 1 as const, created_at: '', updated_at: '', handled_at: '' };
    const names = { currency_name: 'USDT', symbol_name: BTC.symbol };
    for (const id of [1, 2, 1]) {
      const data = { id, ...facts, ...figures, ...end, ...names };
      newest().push('closed_microorder', { type: 'closed_microorder', to: 7, data });
    }
    leave();
    vi.advanceTimersByTime(1000);
    expect(received).toEqual([1, 2]);
    expect(optionsArePushed.get()).toBe(true);
    expect(invalidated.mock.calls.filter(([filter]) => filter?.queryKey === keys.options)).toHaveLength(1);
  });
});
