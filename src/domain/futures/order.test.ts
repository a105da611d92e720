import { describe, expect, it, test } from 'vitest';
import { Decimal } from '../money/money';
import { LONG, SHORT } from './futures';
import {
  costOf,
  entryPrice,
  type FuturesOrder,
  type FuturesOrderFacts,
  futuresOrderViolations,
  orderStopFacts,
  type StopPrices,
  stopBound,
  stopViolations,
} from './order';

const d = (value: number | string) => new Decimal(value);
const NONE = d(Number.NaN);
const LAST = d('60000');
const costs = { shareNum: d('0.001'), spread: d(8), feePercent: d('0.03') };
const good: FuturesOrder = { direction: LONG, kind: 'limit', limit: d('59000'), share: d(12), multiple: 20 };
const facts: FuturesOrderFacts = {
  last: LAST,
  priceDecimals: 2,
  costs,
  vipLevel: 0,
  multiples: [5, 20, 100],
  shareLimit: { min: 2, max: 5000 },
  hasRoom: null,
  available: d('5000'),
};
const codes = (change: Partial<FuturesOrder>, known: Partial<FuturesOrderFacts> = {}) =>
  futuresOrderViolations({ ...good, ...change }, { ...facts, ...known }).map(({ code }) => code);

describe('the rules which an order breaks', () => {
  const rows: readonly (readonly [string, Partial<FuturesOrder>, readonly string[]])[] = [
    ['none', {}, []],
    ['none at the market, whatever stands in the price', { kind: 'market', limit: NONE }, []],
    ['no price', { limit: NONE }, ['price_invalid']],
    ['a price of zero', { limit: d(0) }, ['price_invalid']],
    ['too many decimals', { limit: d('59000.001') }, ['price_step']],
    ['too large for its steps', { direction: SHORT, limit: d('999999999999'), share: d(2) }, ['margin_insufficient']],
    ['a long at the market', { limit: LAST }, ['limit_not_below']],
    ['a long above the market', { limit: d('60000.01') }, ['limit_not_below']],
    ['a short at the market', { direction: SHORT, limit: LAST }, ['limit_not_above']],
    ['a short below the market', { direction: SHORT, limit: d('59999.99') }, ['limit_not_above']],
    ['a trigger above the market', { kind: 'trigger', limit: d('61000') }, []],
    ['a trigger below it, for a short as well', { kind: 'trigger', direction: SHORT, limit: d('59000') }, []],
    ['a trigger at the market', { kind: 'trigger', limit: LAST }, ['trigger_at_market']],
    ['no trigger', { kind: 'trigger', limit: NONE }, ['stop_price_invalid']],
    ['a trigger of zero', { kind: 'trigger', limit: d(0) }, ['stop_price_invalid']],
    [
      'a trigger within the spread above zero, for a short',
      { kind: 'trigger', direction: SHORT, limit: d('0.01') },
      ['stop_price_invalid'],
    ],
    ['a trigger off the grid', { kind: 'trigger', limit: d('61000.001') }, ['stop_price_step']],
    [
      'a trigger whose position is not paid',
      { kind: 'trigger', limit: d('61000'), share: d(3000) },
      ['margin_insufficient'],
    ],
    ['no lots', { share: NONE }, ['share_invalid']],
    ['part of a lot', { share: d('1.5') }, ['share_invalid', 'share_out_of_range']],
    ['fewer lots than allowed', { share: d(1) }, ['share_out_of_range']],
    ['more lots than allowed and paid', { share: d(5001) }, ['share_out_of_range', 'margin_insufficient']],
    ['a multiple that is not offered', { multiple: 50 }, ['multiple_invalid']],
    ['more than the balance pays', { share: d(3000) }, ['margin_insufficient']],
    [
      'everything at once: a price that is none before the figures',
      { limit: d(0), share: d(0), multiple: 3 },
      ['share_invalid', 'price_invalid', 'share_out_of_range', 'multiple_invalid'],
    ],
    ['a missing price after the figures', { limit: NONE, multiple: 3 }, ['multiple_invalid', 'price_invalid']],
    ['a wrong price does not speak of money', { limit: d('61000'), share: d(3000) }, ['limit_not_below']],
  ];
  test.each(rows)('%s', (_, change, expected) => {
    expect(codes(change)).toEqual(expected);
  });

  test('margin and fee to the last digit are paid, and one less is not', () => {
    const required = costOf(good, LAST, costs, 0)?.required ?? d(0);
    expect(codes({}, { available: required })).toEqual([]);
    expect(codes({}, { available: required.sub('0.00000001') })).toEqual(['margin_insufficient']);
  });

  test('rules with unknown facts are left to the exchange', () => {
    expect(codes({ share: d(9000), multiple: 3 }, { multiples: null, shareLimit: null, available: null })).toEqual([]);
    expect(codes({}, { hasRoom: false })).toEqual(['too_many_orders']);
  });
});

describe('the stops of a position', () => {
  const long = { direction: LONG, open: d(60_000), last: d(60_500), priceDecimals: 2 } as const;
  const short = { ...long, direction: SHORT } as const;
  const rows: readonly (readonly [string, typeof long | typeof short, Partial<StopPrices>, readonly string[]])[] = [
    ['none', long, {}, []],
    ['a profit above price and market', long, { profit: d('60500.01') }, []],
    ['a profit below the market', long, { profit: d('60400') }, ['profit_price_wrong_side']],
    ['a profit at the market', long, { profit: d('60500') }, ['profit_price_wrong_side']],
    ['a loss below both', long, { loss: d('59999.99') }, []],
    ['a loss between opening price and market', long, { loss: d('60200') }, ['loss_price_wrong_side']],
    ['a short wins below both', short, { profit: d('59999') }, []],
    ['a short loses above both', short, { loss: d('60501') }, []],
    ['a short stopped between both', short, { loss: d('60200') }, ['loss_price_wrong_side']],
    ['zero, which is none', long, { loss: d(0) }, []],
    ['off the grid', long, { loss: d('59999.999') }, ['price_step']],
    ['no price at all', long, { profit: d('1e12') }, ['price_invalid']],
    [
      'both',
      long,
      { profit: d(1), loss: d('70000.001') },
      ['price_step', 'profit_price_wrong_side', 'loss_price_wrong_side'],
    ],
  ];
  it.each(rows)('%s', (_, position, stops, expected) => {
    expect(stopViolations({ profit: null, loss: null, ...stops }, position).map(({ code }) => code)).toEqual(expected);
  });

  it('violations name their field', () => {
    expect(stopViolations({ profit: null, loss: d('1.001') }, long)[0]?.field).toBe('stop_loss_price');
  });

  it.each([
    ['market', LAST, d('60008'), LAST],
    ['limit', d('59000'), d('59000'), d('59000')],
    ['trigger', d('61000'), d('61008'), d('61000')],
  ] as const)('of a new %s order are judged at its entry and the market there', (kind, limit, open, last) => {
    const order = { ...good, kind, limit };
    expect(entryPrice(order, LAST, costs.spread)).toEqual(open);
    expect(orderStopFacts(order, open, LAST, 2)).toEqual({ direction: LONG, open, last, priceDecimals: 2 });
  });

  it('must lie beyond both the opening price and the market', () => {
    expect(stopBound(long, 'profit')).toEqual({ above: true, price: d(60_500) });
    expect(stopBound(long, 'loss')).toEqual({ above: false, price: d(60_000) });
  });
});
