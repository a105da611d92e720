import { beforeEach, describe, expect, it } from 'vitest';
import { Decimal } from '@/domain/money/money';
import { type Bench, type Customer, marketOf, openBench } from '../../testing/world';
import { fillsOf } from './fills';
import type { CoinOrderRow } from './tables';

const BTC = marketOf('BTC/USDT');
const BUY = 1;
const SELL = 2;
let bench: Bench;
let maya: Customer;

beforeEach(() => {
  bench = openBench();
  bench.setPrice('BTC/USDT', '60000.00');
  maya = bench.customer('maya', { USDT: '10000', BTC: '1' });
});

type Fields = Record<string, string | number>;
const pair = { currency_id: BTC.currencyId, legal_id: 3 };
const place = (fields: Fields) =>
  bench.call(
    'POST /coin/trade',
    { ...pair, type: BUY, amount: '0.1', target_price: '60000', order_type: 'limit', ...fields },
    maya.token,
  );
const placePair = (fields: Fields) =>
  bench.call('POST /coin/oco', { ...pair, type: SELL, amount: '0.1', ...fields }, maya.token);
const amend = (fields: Fields) => bench.call('POST /coin/amend', { id: 1, ...fields }, maya.token);
const cancel = (id: number) => bench.call('PUT /coin/trade', { id }, maya.token);
const row = (id = 1): CoinOrderRow => bench.world.tables.coinOrders.need(id);
const funds = (asset: string) => [
  bench.world.ledger.available(maya.id, 'change', asset).toFixed(),
  bench.world.ledger.frozen(maya.id, 'change', asset).toFixed(),
];
const kinds = () => bench.world.tables.messages.list('user', maya.id).map(({ kind }) => kind);
/** Best ask and bid of this instant. */
const touch = () => {
  const { asks, bids } = bench.world.market.book(BTC.index, bench.world.nowMs, 1);
  return [asks[0]?.[0] ?? 0, bids[0]?.[0] ?? 0].map((ticks) => new Decimal(ticks).div(100).toFixed()) as [
    string,
    string,
  ];
};
const nothingLeft = () => {
  expect(funds('USDT')[1]).toBe('0');
  expect(funds('BTC')[1]).toBe('0');
  expect(bench.world.triggers.size).toBe(0);
  expect(bench.world.ledger.checkBooks()).toEqual([]);
};

describe('orders with a trigger price', () => {
  const rows: readonly (readonly [string, Fields, string, string, string])[] = [
    ['a stop of a buy above', { order_type: 'stop_market', stop_price: '61000' }, '6405', '61001.00', 'USDT'],
    [
      'a stop of a sell below',
      { order_type: 'stop_market', stop_price: '59000', type: SELL },
      '0.1',
      '58999.00',
      'BTC',
    ],
    [
      'a stop-limit of a buy',
      { order_type: 'stop_limit', stop_price: '61000', target_price: '61500' },
      '6150',
      '61001.00',
      'USDT',
    ],
    [
      'a stop-limit of a sell',
      { order_type: 'stop_limit', stop_price: '59000', target_price: '58000', type: SELL },
      '0.1',
      '58999.00',
      'BTC',
    ],
    [
      'a take profit of a sell above',
      { order_type: 'take_profit_market', stop_price: '62000', type: SELL },
      '0.1',
      '62001.00',
      'BTC',
    ],
    [
      'a take profit of a buy below',
      { order_type: 'take_profit_limit', stop_price: '58000', target_price: '58500' },
      '5850',
      '57999.00',
      'USDT',
    ],
  ];

  it.each(rows)('%s waits, is triggered, and is filled from the book', (_name, fields, frozen, price, asset) => {
    expect(place(fields).message).toBe('');
    expect([row().status, row().frozen, row().triggeredMs, funds(asset)[1]]).toEqual([1, frozen, 0, frozen]);
    bench.advance(2000);
    expect(row().status).toBe(1);
    bench.setPrice('BTC/USDT', price);
    expect(row()).toMatchObject({ status: 2, dealAmount: '0.1', frozen: '0', endReason: '' });
    expect(row().triggeredMs).toBeGreaterThan(row().createdMs);
    expect(kinds()).toEqual(['spotStopFilled']);
    const sum = fillsOf(bench.world, row()).reduce((total, { value }) => total.plus(value), new Decimal(0));
    expect(sum.toFixed()).toBe(new Decimal(row().dealValue).toFixed());
    nothingLeft();
  });

  it('a stop-limit whose limit is above the market waits in the book, and fills there', () => {
    // A limit that the second of the fall does not reach, because it begins at the old price, which is lower.
    place({ order_type: 'stop_limit', stop_price: '59000', target_price: '60500', type: SELL });
    bench.setPrice('BTC/USDT', '57000.00');
    expect(row()).toMatchObject({ status: 1, dealAmount: '0', frozen: '0.1' });
    expect(row().triggeredMs).toBeGreaterThan(0);
    expect(kinds()).toEqual(['spotStopWaits']);
    bench.setPrice('BTC/USDT', '60550.00');
    expect(row()).toMatchObject({ status: 2, dealAmount: '0.1', dealValue: '6050' });
    nothingLeft();
  });

  it('a buy at the market never spends more than it has frozen, and releases what it does not spend', () => {
    place({ order_type: 'stop_market', stop_price: '61000' });
    bench.setPrice('BTC/USDT', '70000.00');
    expect(row()).toMatchObject({ status: 3, endReason: 'book', frozen: '0' });
    expect(new Decimal(row().dealValue).lte('6405')).toBe(true);
    expect(new Decimal(row().dealAmount).gt('0.09')).toBe(true);
    expect(kinds()).toEqual(['spotStopCut']);
    nothingLeft();
  });

  it('can be cancelled while it waits', () => {
    place({ order_type: 'stop_market', stop_price: '61000' });
    expect(cancel(1).type).toBe('ok');
    expect(row()).toMatchObject({ status: 3, endReason: 'user' });
    expect(funds('USDT')).toEqual(['10000', '0']);
    nothingLeft();
  });

  it.each<[string, Fields]>([
    ['stop_price_invalid', { order_type: 'stop_limit' }],
    ['stop_price_invalid', { order_type: 'stop_limit', stop_price: 'x' }],
    ['stop_price_step', { order_type: 'stop_limit', stop_price: '61000.001' }],
    ['stop_not_above', { order_type: 'stop_market', stop_price: '59000' }],
    ['stop_not_below', { order_type: 'take_profit_market', stop_price: '61000' }],
    ['insufficient_balance', { order_type: 'stop_market', stop_price: '99000' }],
    ['parameter_error', { order_type: 'stop_limit', stop_price: '61000', time_in_force: 'ioc' }],
  ])('are refused with %s: %o', (reason, fields) => {
    const before = bench.world.hash();
    expect(place(fields).reason).toBe(reason);
    expect(bench.world.hash()).toBe(before);
  });
});

describe('time in force', () => {
  it.each(['ioc', 'fok'])('%s beyond the book ends, with what it got or nothing', (time_in_force) => {
    const whale = bench.customer('whale', { USDT: '900000000' });
    const [ask] = touch();
    const fields = { ...pair, type: BUY, amount: '500', target_price: ask, order_type: 'limit', time_in_force };
    expect(bench.call('POST /coin/trade', fields, whale.token).message).toBe('');
    expect(row()).toMatchObject({ status: 3, endReason: time_in_force, frozen: '0' });
    expect(row().dealAmount === '0').toBe(time_in_force === 'fok');
    expect(bench.world.triggers.size).toBe(0);
    expect(bench.world.ledger.frozen(whale.id, 'change', 'USDT').toFixed()).toBe('0');
  });

  it.each(['ioc', 'fok'])('%s within the book is filled at once', (time_in_force) => {
    expect(place({ amount: '0.01', target_price: '61000', time_in_force }).message).toBe('');
    expect(row()).toMatchObject({ status: 2, endReason: '', timeInForce: time_in_force });
    nothingLeft();
  });

  it('post-only waits, or is refused with the price that it would meet', () => {
    const [ask, bid] = touch();
    const refused = place({ amount: '0.01', target_price: ask, time_in_force: 'post_only' });
    expect(refused.reason).toBe('post_only_would_trade');
    expect(String(refused.message).replaceAll(',', '')).toContain(`the offer at ${ask}`);
    expect(place({ amount: '0.01', target_price: bid, time_in_force: 'post_only' }).message).toBe('');
    expect(row()).toMatchObject({ status: 1, dealAmount: '0' });
  });

  it.each(['market', 'stop_limit'])('is for limit orders only, not %s', (order_type) => {
    expect(place({ order_type, time_in_force: 'fok', stop_price: '61000' }).reason).toBe('parameter_error');
  });
});

it('an order that took a part at better prices is reported with the average, by which amount and value are right', () => {
  maya = bench.customer('omar', { USDT: '9000000' });
  const [ask] = touch();
  place({ amount: '120', target_price: new Decimal(ask).plus(20).toFixed(2) });
  expect([row().status, Number(row().dealAmount) > 0]).toEqual([1, true]);
  bench.setPrice('BTC/USDT', '59000.00');
  bench.advance(1_000);
  expect(row().status).toBe(2);
  const [message] = bench.world.tables.messages.list('user', maya.id);
  const { price, amount, value } = JSON.parse(message?.data ?? '');
  expect(price).toBe(new Decimal(row().dealValue).div(120).toFixed(2));
  expect(new Decimal(price).times(amount).minus(value).abs().lt(1.2)).toBe(true);
});

describe('a market buy by an amount of the quote coin', () => {
  const buy = (amount: string, more: Fields = {}) =>
    place({ order_type: 'market', amount_unit: 'quote', amount, ...more });

  it('spends at most the amount, to the last lot', () => {
    expect(buy('1000').message).toBe('');
    const { dealAmount, dealValue, amount, status } = row();
    expect([status, amount]).toEqual([2, dealAmount]);
    expect(new Decimal(dealValue).lte(1000)).toBe(true);
    expect(new Decimal(dealValue).gt('999.9')).toBe(true);
    expect(funds('USDT')[0]).toBe(new Decimal(10_000).minus(dealValue).toFixed());
    nothingLeft();
  });

  it.each<[string, string, Fields]>([
    ['notional_too_small', '0.99', {}],
    ['amount_too_small', '5', {}],
    ['insufficient_balance', '10000.00000001', {}],
    ['parameter_error', '100', { type: SELL }],
    ['parameter_error', '100', { order_type: 'limit' }],
  ])('is refused with %s: %s %o', (reason, amount, more) => {
    expect(buy(amount, more).reason).toBe(reason);
  });

  it('ends as cancelled where the book has less', () => {
    const whale = bench.customer('whale', { USDT: '90000000000' });
    const fields = { ...pair, type: BUY, amount: '80000000000', target_price: '60000', order_type: 'market' };
    bench.call('POST /coin/trade', { ...fields, amount_unit: 'quote' }, whale.token);
    expect(row()).toMatchObject({ status: 3, endReason: 'book' });
    expect(row().amount).toBe(row().dealAmount);
  });
});

describe('the limits of a market', () => {
  it.each<[string, Fields]>([
    ['price_above_band', { target_price: '72100' }],
    ['price_below_band', { target_price: '11900' }],
    ['price_below_band', { target_price: '47900', type: SELL }],
    ['price_above_band', { target_price: '300100', type: SELL }],
    ['price_above_band', { order_type: 'stop_limit', stop_price: '65000', target_price: '78000.01' }],
  ])('%s: %o', (reason, fields) => {
    expect(place({ amount: '0.01', ...fields }).reason).toBe(reason);
  });

  it('notional_too_small where the least amount is worth less than the least value', () => {
    const market = marketOf('DOGE/USDT');
    bench.setPrice('DOGE/USDT', '0.00500');
    const fields = { currency_id: market.currencyId, legal_id: 3, type: BUY, order_type: 'limit', amount: '100' };
    const { reason, message } = bench.call('POST /coin/trade', { ...fields, target_price: '0.005' }, maya.token);
    expect([reason, message]).toEqual(['notional_too_small', 'The order must be worth at least 1 USDT']);
  });

  it('do not apply to clients of the family, who send no `order_type`', () => {
    const { order_type: _, ...bare } = { ...pair, type: BUY, amount: '0.0001', target_price: '100', order_type: '' };
    expect(bench.call('POST /coin/trade', bare, maya.token).message).toBe('');
  });
});

describe('a pair of which one cancels the other', () => {
  const SELL_PAIR = { target_price: '65000', stop_price: '58000' };
  const BUY_PAIR = { type: BUY, target_price: '58000', stop_price: '62000' };

  it.each<[string, Fields, string, string]>([
    ['a sell locks its amount once', SELL_PAIR, 'BTC', '0.1'],
    ['a buy locks the larger of both', BUY_PAIR, 'USDT', '6510'],
    ['with a limit price of the stop', { ...BUY_PAIR, stop_limit_price: '62100' }, 'USDT', '6210'],
  ])('%s', (_name, fields, asset, lock) => {
    expect(placePair(fields).message).toEqual({ order_ids: [1, 2] });
    expect([funds(asset)[1], row(1).frozen, row(2).frozen]).toEqual([lock, lock, '0']);
    expect([row(1).partnerId, row(2).partnerId]).toEqual([2, 1]);
    expect(cancel(2).type).toBe('ok');
    expect([row(1).endReason, row(2).endReason]).toEqual(['user', 'user']);
    nothingLeft();
  });

  it.each<[string, Fields, string, number, number]>([
    ['the limit of a sell', SELL_PAIR, '65001.00', 1, 2],
    ['the stop of a sell', SELL_PAIR, '57999.00', 2, 1],
    ['the limit of a buy', BUY_PAIR, '57999.00', 1, 2],
    ['the stop of a buy', BUY_PAIR, '62001.00', 2, 1],
  ])('%s takes effect and ends the other', (_name, fields, price, done, ended) => {
    placePair(fields);
    bench.world.drainPrivateEvents();
    bench.setPrice('BTC/USDT', price);
    expect(row(done)).toMatchObject({ status: 2, dealAmount: '0.1', endReason: '' });
    expect(row(ended)).toMatchObject({ status: 3, dealAmount: '0', endReason: 'oco' });
    const told = bench.world.drainPrivateEvents().filter(({ event }) => event === 'coin_order');
    expect(told.map(({ payload }) => (payload as { data: { id: number } }).data.id)).toEqual([ended, done]);
    nothingLeft();
  });

  it.each<[string, Fields]>([
    ['price_invalid', { ...SELL_PAIR, target_price: '0' }],
    ['stop_price_invalid', { ...SELL_PAIR, stop_price: '' }],
    ['price_not_above', { ...SELL_PAIR, target_price: '59000' }],
    ['price_not_below', { ...BUY_PAIR, target_price: '61000' }],
    ['stop_not_below', { ...SELL_PAIR, stop_price: '61000' }],
    ['stop_not_above', { ...BUY_PAIR, stop_price: '59000' }],
    ['price_below_band', { ...SELL_PAIR, stop_limit_price: '40000' }],
    ['insufficient_balance', { ...SELL_PAIR, amount: '1.1' }],
  ])('is refused with %s: %o', (reason, fields) => {
    const before = bench.world.hash();
    expect(placePair(fields).reason).toBe(reason);
    expect(bench.world.hash()).toBe(before);
  });
});

describe('changing an open order', () => {
  beforeEach(() => {
    place({ target_price: '59000' });
  });

  it.each<[string, Fields, string]>([
    ['a lower price frees the difference', { target_price: '58000' }, '5800'],
    ['a higher one locks more', { target_price: '59500' }, '5950'],
    ['a larger amount too', { amount: '0.15' }, '8850'],
    ['a smaller one frees', { amount: '0.05' }, '2950'],
    ['both at once', { amount: '0.05', target_price: '58000' }, '2900'],
  ])('%s', (_name, fields, frozen) => {
    expect(amend(fields).type).toBe('ok');
    expect([row().frozen, funds('USDT')[1], row().status]).toEqual([frozen, frozen, 1]);
    bench.setPrice('BTC/USDT', '57000.00');
    expect(row()).toMatchObject({ status: 2, dealValue: frozen, amount: row().dealAmount });
    nothingLeft();
  });

  it('trades at once at a price that the book offers', () => {
    expect(amend({ target_price: '61000' }).type).toBe('ok');
    expect(row()).toMatchObject({ status: 2, dealAmount: '0.1' });
    const [fill] = fillsOf(bench.world, row());
    expect(fill?.price.lt('60100')).toBe(true);
    nothingLeft();
  });

  it('keeps its place in the queue only with a smaller amount', () => {
    const before = bench.world.triggers.get('coin:000000001')?.sinceSec;
    bench.advance(5000);
    amend({ amount: '0.05' });
    expect(bench.world.triggers.get('coin:000000001')?.sinceSec).toBe(before);
    amend({ amount: '0.06' });
    expect(bench.world.triggers.get('coin:000000001')?.sinceSec).toBe((before ?? 0) + 5);
  });

  it.each<[string, Fields]>([
    ['order_unknown', { id: 9, amount: '1' }],
    ['parameter_error', {}],
    ['parameter_error', { stop_price: '61000' }],
    ['amount_invalid', { amount: '0' }],
    ['price_invalid', { target_price: 'x' }],
    ['price_step', { target_price: '59000.001' }],
    ['amount_too_small', { amount: '0.00001' }],
    ['price_below_band', { target_price: '11000' }],
    ['insufficient_balance', { amount: '0.2' }],
  ])('is refused with %s: %o', (reason, fields) => {
    const before = bench.world.hash();
    expect(amend(fields).reason).toBe(reason);
    expect(bench.world.hash()).toBe(before);
  });

  it('is refused when it has ended, and nobody else’s can be changed', () => {
    const eve = bench.customer('eve');
    expect(bench.call('POST /coin/amend', { id: 1, amount: '0.2' }, eve.token).reason).toBe('order_unknown');
    cancel(1);
    expect(amend({ amount: '0.2' }).reason).toBe('order_not_open');
  });

  it('counts what is filled already', () => {
    const whale = bench.customer('whale', { USDT: '900000000' });
    const [ask] = touch();
    const fields = { ...pair, type: BUY, amount: '500', target_price: ask, order_type: 'limit' };
    bench.call('POST /coin/trade', fields, whale.token);
    const filled = row(2).dealAmount;
    const change = (more: Fields) => bench.call('POST /coin/amend', { id: 2, ...more }, whale.token);
    expect(change({ amount: filled }).reason).toBe('amend_below_filled');
    expect(change({ amount: new Decimal(filled).plus(1).toFixed(), target_price: '59000' }).type).toBe('ok');
    expect(row(2).frozen).toBe('59000');
    bench.setPrice('BTC/USDT', '58000.00');
    expect(row(2)).toMatchObject({ status: 2, frozen: '0' });
    const fills = fillsOf(bench.world, row(2));
    expect(fills.at(-1)?.price.toFixed()).toBe('59000');
    expect(fills.reduce((sum, { fee }) => sum.plus(fee), new Decimal(0)).toFixed()).toBe(row(2).feeAmount);
    expect(bench.world.ledger.checkBooks()).toEqual([]);
  });

  it('is checked against the price band of its new trigger price', () => {
    place({ order_type: 'stop_limit', stop_price: '100000', target_price: '110000', amount: '0.01' });
    expect(amend({ id: 2, stop_price: '61000' }).reason).toBe('price_above_band');
    expect(amend({ id: 2, stop_price: '99000' }).type).toBe('ok');
  });

  it('moves a trigger price', () => {
    place({ order_type: 'stop_market', stop_price: '61000', amount: '0.05' });
    expect(amend({ id: 2, stop_price: '62000' }).type).toBe('ok');
    expect(row(2)).toMatchObject({ stopTicks: 6_200_000, priceTicks: 6_200_000, frozen: '3255' });
    expect(amend({ id: 2, stop_price: '59000' }).reason).toBe('stop_not_above');
    expect(amend({ id: 2, target_price: '61000' }).reason).toBe('parameter_error');
    bench.setPrice('BTC/USDT', '61500.00');
    expect(row(2).status).toBe(1);
    bench.setPrice('BTC/USDT', '62001.00');
    expect(row(2).status).toBe(2);
  });

  it('changes the amount of both orders of a pair, and what they lock', () => {
    cancel(1);
    placePair({ type: BUY, target_price: '58000', stop_price: '62000' });
    expect(amend({ id: 2, amount: '0.05' }).type).toBe('ok');
    expect([row(2).amount, row(3).amount, row(2).frozen, row(3).frozen]).toEqual(['0.05', '0.05', '3255', '0']);
    expect(amend({ id: 3, stop_price: '63000' }).type).toBe('ok');
    expect([row(2).frozen, row(3).frozen, funds('USDT')[1]]).toEqual(['3307.5', '0', '3307.5']);
    expect(amend({ id: 2, target_price: '60500' }).reason).toBe('price_not_below');
    bench.setPrice('BTC/USDT', '63001.00');
    expect([row(2).status, row(3).status]).toEqual([3, 2]);
    nothingLeft();
  });

  it('refuses an amount that is worth enough at one price of a pair only, as for a new pair', () => {
    bench.setPrice('DOGE/USDT', '0.125');
    const { currencyId } = marketOf('DOGE/USDT');
    const fields = { currency_id: currencyId, type: BUY, target_price: '0.099', stop_price: '0.13' };
    expect(placePair({ ...fields, amount: '10' }).reason).toBe('notional_too_small');
    expect(placePair({ ...fields, amount: '20' }).type).toBe('ok');
    expect(amend({ id: 3, amount: '10' }).reason).toBe('notional_too_small');
    expect(amend({ id: 3, amount: '10.2' }).type).toBe('ok');
  });

  it('keeps what the stop of a pair needs when the limit price is lowered', () => {
    cancel(1);
    // The stop locks nearly all of the balance.
    const amount = new Decimal(funds('USDT')[0] ?? 0).div('65100').toDecimalPlaces(4, Decimal.ROUND_DOWN).toFixed();
    placePair({ type: BUY, amount, target_price: '58000', stop_price: '62000' });
    const frozen = row(2).frozen;
    expect(amend({ id: 2, target_price: '57000' }).type).toBe('ok');
    expect([row(2).frozen, row(3).frozen, funds('USDT')[1]]).toEqual([frozen, '0', frozen]);
    bench.setPrice('BTC/USDT', '62001.00');
    expect([row(2).status, row(3).status]).toEqual([3, 2]);
    nothingLeft();
  });
});
