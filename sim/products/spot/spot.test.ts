import { beforeEach, describe, expect, it } from 'vitest';
import { Decimal, money } from '@/domain/money/money';
import { type Bench, type Customer, marketOf, openBench } from '../../testing/world';

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

  it('notifies its owner of every change, in the shape of the list', () => {
    bench.setPrice('BTC/USDT', '58000.00');
    bench.advance(1000);
    const all = bench.world.drainPrivateEvents();
    const pushes = all.filter(({ event }) => event === 'coin_order');
    expect(
      pushes.map(({ userId, payload }) => [userId, (payload as { data: { status: number } }).data.status]),
    ).toEqual([
      [maya.id, 1],
      [maya.id, 2],
    ]);
    const [row] = bench.call('GET /coin/list', {}, maya.token).message as unknown[];
    expect(pushes[1]?.payload).toMatchObject({ type: 'coin_order', to: maya.id, data: row });
    expect(all.at(-1)?.payload).toMatchObject({ type: 'mail_message', to: maya.id, unread: 1 });
    expect(row).toMatchObject({
      target_price: '59000.00000000',
      trade_price: '59000.00000000',
      trade_amount: '0.10000000',
      charge_fee: '0.002000',
      symbol: 'BTC/USDT',
    });
  });
});

it('lists what an order of a low-priced coin has cost, which its average price of eight decimals does not tell', () => {
  const { currencyId } = marketOf('SHIB/USDT');
  const order = { currency_id: currencyId, legal_id: 3, type: 1, order_type: 'market', target_price: '1' };
  expect(bench.call('POST /coin/trade', { ...order, amount: '300000000' }, maya.token).type).toBe('ok');
  const [row] = bench.call('GET /coin/list', {}, maya.token).message as Record<string, string>[];
  const paid = new Decimal('10000').minus(available('USDT'));
  expect(row?.deal_value).toBe(paid.toFixed(8));
  expect(paid.minus(new Decimal(row?.trade_price ?? 0).times('300000000')).gt(0.5)).toBe(true);
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

describe('sums above the balance limit', () => {
  it('a waiting order that would take the maker beyond 10^12 of a coin is released instead of filled', () => {
    const PEPE = marketOf('PEPE/USDT');
    bench.setPrice('PEPE/USDT', '0.00002000');
    const whale = bench.customer('whale', { USDT: '40000000' });
    const fields = { currency_id: PEPE.currencyId, amount: '600000000000', target_price: '0.00001' };
    expect([place(fields, whale).type, place(fields, whale).type]).toEqual(['ok', 'ok']);
    expect(frozen('USDT', whale)).toBe('12000000');
    bench.setPrice('PEPE/USDT', '0.00000900');
    const orders = bench.world.tables.coinOrders.list('user', whale.id);
    expect(orders.map(({ status, dealAmount }) => [status, dealAmount])).toEqual([
      [2, '600000000000'],
      [3, '0'],
    ]);
    expect([available('USDT', whale), frozen('USDT', whale)]).toEqual(['34000000', '0']);
    expect(bench.world.ledger.checkBooks()).toEqual([]);
  });
});
