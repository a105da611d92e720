import { beforeEach, describe, expect, it } from 'vitest';
import { Decimal, money } from '@/domain/money';
import { type Bench, type Customer, marketOf, openBench } from '../../testing/world';
import { MOST_OPEN_ORDERS } from './place';

const BTC = marketOf('BTC/USDT');
let bench: Bench;
let maya: Customer;

beforeEach(() => {
  bench = openBench();
  bench.setPrice('BTC/USDT', '60000.00');
  maya = bench.customer('maya', { USDT: '10000', BTC: '1' });
});

const order = (fields: Record<string, string | number>) => ({
  currency_id: BTC.currencyId,
  legal_id: 3,
  type: 1,
  amount: '0.1',
  target_price: '59000',
  ...fields,
});
const place = (fields: Record<string, string | number>, who = maya) =>
  bench.call('POST /coin/trade', order(fields), who.token);
const available = (asset: string, who = maya) => bench.world.ledger.available(who.id, 'change', asset).toFixed();
const frozen = (asset: string, who = maya) => bench.world.ledger.frozen(who.id, 'change', asset).toFixed();
const latest = () => {
  const [row] = bench.world.tables.coinOrders.all({ limit: 1, newestFirst: true });
  if (!row) throw new Error('no order was written');
  return row;
};

describe('a resting buy of 0.1 BTC at 59,000', () => {
  beforeEach(() => {
    expect(place({}).message).toBe('');
  });

  it('freezes 5,900 USDT', () => {
    expect([available('USDT'), frozen('USDT')]).toEqual(['4100', '5900']);
    expect(latest()).toMatchObject({ status: 1, dealAmount: '0', frozen: '5900', feeRate: '0.002' });
  });

  it('fills at its price when the market falls below it, less 0.2 % of the coin', () => {
    bench.setPrice('BTC/USDT', '58000.00');
    bench.advance(1000);
    expect([available('USDT'), frozen('USDT'), available('BTC')]).toEqual(['4100', '0', '1.0998']);
    expect(bench.world.ledger.houseBalance('house:fees', 'BTC').toFixed()).toBe('0.0002');
    expect(latest()).toMatchObject({
      status: 2,
      dealAmount: '0.1',
      dealValue: '5900',
      feeAmount: '0.0002',
      frozen: '0',
    });
    expect(bench.world.ledger.checkBooks()).toEqual([]);
  });

  it('does not fill while the market stays above it', () => {
    bench.advance(1000);
    expect(latest().status).toBe(1);
  });

  it('gives everything back when it is cancelled, and no longer fills', () => {
    expect(bench.call('PUT /coin/trade', { id: latest().id }, maya.token).type).toBe('ok');
    expect([available('USDT'), frozen('USDT')]).toEqual(['10000', '0']);
    bench.setPrice('BTC/USDT', '58000.00');
    bench.advance(1000);
    expect(latest()).toMatchObject({ status: 3, dealAmount: '0', frozen: '0' });
  });

  it('tells its owner of every change, in the shape of the list', () => {
    bench.setPrice('BTC/USDT', '58000.00');
    bench.advance(1000);
    const pushes = bench.world.takePushes();
    expect(
      pushes.map(({ userId, payload }) => [userId, (payload as { data: { status: number } }).data.status]),
    ).toEqual([
      [maya.id, 1],
      [maya.id, 2],
    ]);
    const [row] = bench.call('GET /coin/list', {}, maya.token).message as unknown[];
    expect(pushes[1]?.payload).toMatchObject({ type: 'coin_order', to: maya.id, data: row });
    expect(row).toMatchObject({
      target_price: '59000.00000000',
      trade_price: '59000.00000000',
      trade_amount: '0.10000000',
      charge_fee: '0.002000',
      symbol: 'BTC/USDT',
    });
  });
});

describe('a resting sell of 0.1 BTC at 61,000', () => {
  it('freezes the coin, and brings 6,100 USDT less 0.2 %', () => {
    place({ type: 2, target_price: '61000' });
    expect([available('BTC'), frozen('BTC')]).toEqual(['0.9', '0.1']);
    bench.setPrice('BTC/USDT', '62000.00');
    bench.advance(1000);
    expect([available('BTC'), frozen('BTC'), available('USDT')]).toEqual(['0.9', '0', '16087.8']);
    expect(bench.world.ledger.houseBalance('house:fees', 'USDT').toFixed()).toBe('12.2');
  });
});

describe('the fee', () => {
  it.each([
    [0, '0.0998'],
    [1, '0.09982'],
    [2, '0.09983'],
    [3, '0.09986'],
    [4, '0.1'],
  ])('of VIP %i leaves %s of 0.1 BTC', (level, received) => {
    const vip = bench.customer('vip', { USDT: '10000' }, level);
    place({}, vip);
    bench.setPrice('BTC/USDT', '58000.00');
    bench.advance(1000);
    expect(available('BTC', vip)).toBe(received);
  });

  it('is rounded up: 0.000123 BTC leave 0.00012275, not 0.000122754', () => {
    place({ amount: '0.000123' });
    bench.setPrice('BTC/USDT', '58000.00');
    bench.advance(1000);
    expect(latest().feeAmount).toBe('0.00000025');
    expect(available('BTC')).toBe('1.00012275');
  });
});

describe('an order that crosses the book', () => {
  const best = () => {
    const { bids, asks } = bench.world.market.book(BTC.index, bench.world.nowMs, 200);
    return { bids, asks };
  };
  const price = (ticks: number) => new Decimal(ticks).div(100);
  const amount = (lots: number) => new Decimal(lots).div(1_000_000);

  it('takes the best price, not its own, and freezes nothing when it is filled', () => {
    const [ask] = best().asks;
    if (!ask) throw new Error('no offers');
    place({ amount: '0.001', target_price: '61000' });
    const cost = price(ask[0]).times('0.001');
    expect(ask[1]).toBeGreaterThan(1000);
    expect(latest()).toMatchObject({ status: 2, frozen: '0', dealValue: cost.toString() });
    expect(available('USDT')).toBe(money('10000').minus(cost).toFixed());
  });

  it('walks as many levels as it needs and leaves the rest waiting at its price', () => {
    const whale = bench.customer('whale', { USDT: '900000000' });
    const { asks } = best();
    const two = asks.slice(0, 2);
    const limit = price(two[1]?.[0] ?? 0);
    const offered = two.reduce((sum, [, lots]) => sum + lots, 0);
    const cost = two.reduce((sum, [ticks, lots]) => sum.plus(price(ticks).times(amount(lots))), new Decimal(0));
    const asked = amount(offered).plus(1);
    place({ amount: asked.toFixed(), target_price: limit.toFixed() }, whale);
    expect(latest()).toMatchObject({ status: 1, dealAmount: amount(offered).toString(), dealValue: cost.toString() });
    expect(frozen('USDT', whale)).toBe(limit.toFixed());
    expect(bench.world.ledger.checkBooks()).toEqual([]);
  });

  it('as a market order is charged what the walk cost', () => {
    const [bid] = best().bids;
    if (!bid) throw new Error('no bids');
    place({ type: 2, amount: '0.001', order_type: 'market', target_price: '60000.123' });
    const gross = price(bid[0]).times('0.001');
    const fee = gross.times('0.002').toDecimalPlaces(8, Decimal.ROUND_UP);
    expect(latest()).toMatchObject({
      status: 2,
      kind: 'market',
      dealValue: gross.toString(),
      feeAmount: fee.toString(),
    });
    expect(available('USDT')).toBe(money('10000').plus(gross).minus(fee).toFixed());
  });

  it('as a market order larger than the book is filled in part, and the rest is cancelled', () => {
    const { bids } = best();
    const offered = amount(bids.reduce((sum, [, lots]) => sum + lots, 0));
    const whale = bench.customer('whale', { BTC: offered.plus(5).toFixed() });
    place({ type: 2, amount: offered.plus(5).toFixed(), order_type: 'market' }, whale);
    expect(latest()).toMatchObject({ status: 3, dealAmount: offered.toString(), frozen: '0' });
    expect([available('BTC', whale), frozen('BTC', whale)]).toEqual(['5', '0']);
  });

  it('only by a tick less than the best offer waits for the path, and then pays its own price', () => {
    const limit = price((best().asks[0]?.[0] ?? 0) - 1);
    place({ amount: '0.01', target_price: limit.toFixed() });
    expect(latest()).toMatchObject({ status: 1, dealAmount: '0' });
    bench.setPrice('BTC/USDT', '59900.00');
    expect(latest()).toMatchObject({ status: 2, dealValue: limit.times('0.01').toString() });
  });
});

describe('POST /coin/trade refuses in order of precedence', () => {
  const STOCK = marketOf('NVLA/USDT');
  /** Wrong in everything that can be wrong at once; each row mends what came before it. */
  const wrong = { amount: '0', target_price: '-1', type: 3, currency_id: 999 };
  const fine = { target_price: '59000', type: 1, currency_id: 1 };
  const rows: readonly (readonly [refusal: string, fields: Record<string, string | number>])[] = [
    ['amount_invalid', wrong],
    ['amount_invalid', { ...wrong, amount: '1e5' }],
    ['amount_invalid', { ...wrong, amount: '0.123456789' }],
    ['price_invalid', { ...wrong, amount: '0.1' }],
    ['pair_not_open', { ...wrong, amount: '0.1', target_price: '59000', currency_id: 0 }],
    ['side_invalid', { ...wrong, amount: '0.1', target_price: '59000' }],
    ['pair_not_open', { ...fine, amount: '0.1', currency_id: 999 }],
    ['pair_not_open', { ...fine, amount: '0.1', legal_id: 1 }],
    ['price_step', { ...fine, target_price: '59000.001', amount: '0.0000001' }],
    ['amount_step', { ...fine, amount: '0.0000001' }],
    ['amount_too_small', { ...fine, amount: '0.000001' }],
    ['insufficient_balance', { ...fine, amount: '0.17' }],
    ['insufficient_balance', { ...fine, type: 2, amount: '1.000001' }],
    ['insufficient_balance', { ...fine, amount: '999999999' }],
    ['insufficient_balance', { ...fine, amount: '0.17', order_type: 'market' }],
  ];

  it.each(rows)('%s: %o', (refusal, fields) => {
    const before = bench.world.hash();
    expect(place(fields).reason).toBe(refusal);
    expect(bench.world.hash()).toBe(before);
    expect(bench.world.takePushes()).toEqual([]);
  });

  it('market_closed outside trading hours, before anything about the order itself', () => {
    const closeMs = bench.world.market.nextClose(STOCK.index, bench.world.nowMs) ?? 0;
    const fields = { currency_id: STOCK.currencyId, amount: '0.001', target_price: '0.0000001' };
    bench.advance(closeMs - bench.world.nowMs - 1);
    expect(place(fields).reason).toBe('price_step');
    bench.advance(1);
    expect(place(fields).reason).toBe('market_closed');
  });

  it('market_halted before anything about the order itself', () => {
    bench.world.intervene(BTC.index, { kind: 'halt', atSec: Math.floor(bench.world.nowMs / 1000) + 1 });
    bench.advance(2000);
    expect(place({ amount: '0.0000001' }).reason).toBe('market_halted');
  });

  it('999 without a session', () => {
    expect(bench.call('POST /coin/trade', order({})).type).toBe('999');
  });

  it('too_many_orders beyond the limit, but still lets an order trade at once', () => {
    for (let i = 0; i < MOST_OPEN_ORDERS; i += 1) expect(place({ amount: '0.0001' }).type).toBe('ok');
    expect(place({ amount: '0.0001' }).reason).toBe('too_many_orders');
    expect(place({ amount: '0.0001', target_price: '61000' }).type).toBe('ok');
  });

  it('says what would have been right', () => {
    expect(place({ amount: '0.000001' }).message).toContain('0.0001 BTC');
    expect(place({ target_price: '1.234' }).message).toContain('2 decimals');
  });
});

describe('PUT /coin/trade', () => {
  it('refuses unknown, foreign and finished orders', () => {
    place({});
    const { id } = latest();
    const eve = bench.customer('eve');
    const cancel = (orderId: number, who = maya) => bench.call('PUT /coin/trade', { id: orderId }, who.token).reason;
    expect(cancel(id + 1)).toBe('order_unknown');
    expect(cancel(id, eve)).toBe('order_unknown');
    expect(cancel(id)).toBeUndefined();
    expect(cancel(id)).toBe('order_not_open');
  });
});

describe('GET /coin/list', () => {
  const list = (fields: Record<string, string | number>) =>
    bench.call('GET /coin/list', fields, maya.token).message as readonly { id: number; status: number }[];

  it('filters by market and status, newest first, and ends with an empty page', () => {
    place({});
    place({ target_price: '58000', amount: '0.01' });
    place({ currency_id: 2, target_price: '10', amount: '1' });
    bench.call('PUT /coin/trade', { id: 1 }, maya.token);
    expect(list({}).map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(list({ currency_id: 1, legal_id: 3 }).map(({ id }) => id)).toEqual([2, 1]);
    expect(list({ status: 1 }).map(({ id }) => id)).toEqual([3, 2]);
    expect(list({ currency_id: 1, legal_id: 3, status: 3 }).map(({ id }) => id)).toEqual([1]);
    expect(list({ limit: 2, page: 2 }).map(({ id }) => id)).toEqual([1]);
    expect(list({ page: 2 })).toEqual([]);
    expect(bench.call('GET /coin/list', { currency_id: 999 }, maya.token).reason).toBe('currency_unknown');
  });

  it('shows nobody else’s orders', () => {
    place({});
    const eve = bench.customer('eve');
    expect(bench.call('GET /coin/list', {}, eve.token).message).toEqual([]);
  });
});
