import { describe, expect, it } from 'vitest';
import type { CoinOrder } from '@/data/spot/queries';
import { lockedByBoth, orderFigures, partnerOf, reasonOf, wasJustTriggered } from './order-figures';
import { waitingOrder as order } from './testing/waiting-order';

const stop = {
  order_type: 'stop_market',
  stop_price: '110.00000000',
  target_price: '110.00000000',
  triggered_at: '',
} as const;
const triggered = { ...stop, triggered_at: '2026-01-05 10:00:00' };
const partly = { deal_amount: '0.50000000', trade_price: '99.00000000', fee_amount: '0.00100000' };

it.each([
  ['untouched', {}, 'open', 0],
  ['partly filled', partly, 'partly', 25],
  ['nearly filled', { ...partly, deal_amount: '1.99999999' }, 'partly', 99],
  ['filled', { status: 2, deal_amount: '2.00000000', trade_price: '100' }, 'done', 100],
  ['cancelled', { status: 3 }, 'cancelled', 0],
  ['cancelled after a part', { ...partly, status: 3 }, 'partlyCancelled', 25],
  ['below its trigger price', stop, 'waiting', 0],
  ['triggered', { ...triggered, order_type: 'stop_limit' }, 'open', 0],
  ['triggered and partly filled', { ...triggered, ...partly, order_type: 'stop_limit' }, 'partly', 25],
  ['cancelled before its trigger price', { ...stop, status: 3 }, 'cancelled', 0],
] as const)('%s: %s', (_, change, state, percent) => {
  const figures = orderFigures({ ...order, ...change });
  expect([figures.state, figures.percent]).toEqual([state, percent]);
});

it('has amounts that a form can send again, whatever a server writes', () => {
  const sent = {
    trade_amount: '0.30000000000000004',
    deal_amount: '0.10000000000000001',
    target_price: '100.1000000000001',
  };
  const { amount, filled, left, limit } = orderFigures({ ...order, ...sent });
  expect([amount, filled, left, limit].map(String)).toEqual(['0.3', '0.1', '0.2', '100.1']);
});

const inBook = { ...triggered, order_type: 'stop_limit', updated_at: '2026-01-05 10:00:00' } as const;

it.each([
  ['it goes to the book', {}, true],
  ['it is filled in part at once', partly, true],
  ['its event has the next second', { updated_at: '2026-01-05 10:00:01' }, true],
  ['it is filled in part later', { ...partly, updated_at: '2026-01-05 10:00:09' }, false],
  ['its price is changed later', { updated_at: '2026-01-05 10:00:09' }, false],
  ['nobody knows when it changed', { updated_at: '' }, false],
  ['it still waits', { triggered_at: '' }, false],
  ['it is filled', { ...partly, status: 2 }, false],
  ['it was never one with a trigger', { order_type: 'limit' }, false],
] as const)('an order was just triggered when %s: %s', (_, change, expected) => {
  expect(wasJustTriggered(orderFigures({ ...order, ...inBook, ...change }))).toBe(expected);
});

describe('the amount that cancelling releases', () => {
  it.each([
    ['a buy frees the quote currency', { ...partly }, '150', 'USDT'],
    ['a sell frees the coin', { ...partly, type: 2 }, '1.5', 'BTC'],
    ['a stop of a buy frees its reserve', { ...stop }, '231', 'USDT'],
    ['a triggered one frees like a limit order', { ...triggered, order_type: 'stop_limit' }, '220', 'USDT'],
    ['a finished order frees nothing', { status: 2, deal_amount: '2.00000000', trade_price: '100' }, '0', 'USDT'],
  ] as const)('%s', (_, change, locked, asset) => {
    const figures = orderFigures({ ...order, ...change });
    expect([figures.locked.toString(), figures.lockedAsset]).toEqual([locked, asset]);
  });
});

it('has the amount that was paid, not the one calculated from an average with cut decimals', () => {
  // 2,000,000,000 SHIB, taken at 0.00002507 and 0.00002508.
  const bought = {
    status: 2,
    trade_amount: '2000000000',
    deal_amount: '2000000000',
    trade_price: '0.00002507',
  } as const;
  const fillsValue = (change: Partial<CoinOrder>) => orderFigures({ ...order, ...bought, ...change }).value.toFixed();
  expect(fillsValue({ deal_value: '50158.72310452' })).toBe('50158.72310452');
  expect(fillsValue({}), 'only as exact as the average, if the server does not send the value').toBe('50140');
});

describe('servers that know only complete fills', () => {
  const { deal_amount, fee_amount, order_type, ...plain } = order;

  it('have nothing filled while the order is open', () => {
    expect(orderFigures(plain)).toMatchObject({ state: 'open', kind: 'limit', average: null });
  });

  it.each([
    [1, '0.004', 'BTC'],
    [2, '0.4', 'USDT'],
  ] as const)('and all of it when it is done; the fee follows from its share (type %i)', (type, fee, asset) => {
    const figures = orderFigures({ ...plain, type, status: 2, trade_price: '100' });
    expect([figures.filled.toString(), figures.fee.toString(), figures.feeAsset]).toEqual(['2', fee, asset]);
  });
});

it('reads times in the zone of the exchange, and invalid times as null', () => {
  const figures = orderFigures(order);
  expect(figures.placedAtMs).toBe(Date.parse('2026-01-05T01:30:00Z'));
  expect(figures.updatedAtMs).toBeNull();
});

describe('a pair of orders of which one cancels the other', () => {
  const limit = { ...order, oco_id: 2 };
  const other: CoinOrder = { ...order, ...stop, id: 2, oco_id: 1 };

  it.each<[string, CoinOrder, boolean]>([
    ['its limit order waits', limit, true],
    ['its stop waits', other, true],
    ['its limit order has taken effect', { ...limit, ...partly }, false],
    ['its stop has taken effect', { ...other, ...triggered, order_type: 'stop_limit' }, false],
    ['it is cancelled', { ...limit, status: 3 }, false],
    ['an order alone', order, false],
    ['a server that knows no pairs says zero', { ...order, oco_id: 0 }, false],
  ])('%s', (_, one, isPaired) => {
    expect(orderFigures(one).isPaired).toBe(isPaired);
    expect(partnerOf(one, [limit, other]) !== undefined).toBe(isPaired);
  });

  it('locks the larger of what both would lock', () => {
    expect(lockedByBoth(limit, other).toString()).toBe('231');
    expect(lockedByBoth(other, limit).toString()).toBe('231');
  });
});

it.each([
  ['oco', 'oco'],
  ['', undefined],
  ['expired', undefined],
])('the reason %j is read as %j', (end_reason, reason) => {
  expect(reasonOf({ ...order, status: 3, end_reason })).toBe(reason);
});
