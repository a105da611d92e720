import { beforeEach, describe, expect, it } from 'vitest';
import { dualPayout, dualSide } from '@/domain/dual/dual';
import { Decimal } from '@/domain/money/money';
import { DAY_MS } from '@/domain/time';
import { type Bench, type Customer, marketOf, openBench } from '../../testing/world';
import { liveOrNewSession } from '../accounts/sessions';
import { SERIES } from './series';

interface Listed {
  readonly id: number;
  readonly exercise_price: string;
  readonly rate: string;
  readonly remaining_number: number;
  readonly purchased_number: number;
  readonly total_number: number;
  readonly end_time: string;
  readonly [field: string]: unknown;
}
const BTC = marketOf('BTC/USDT');
let bench: Bench;
let maya: Customer;

beforeEach(() => {
  bench = openBench();
  maya = bench.customer('maya', { USDT: '100000', BTC: '2' });
});

/** Token of the customer's live session, or of a new one. */
const tokenFor = ({ id }: Customer): string => {
  const { world } = bench;
  const work = () => ({ accepted: true, token: liveOrNewSession(world, world.tables.users.need(id)) });
  return world.transaction(work).token;
};
const onSale = (type: 'call' | 'put' = 'call', currency_id = 1) =>
  (bench.call('GET /dual/index', { currency_id, type }).message as { dual_currencys: Listed[] }).dual_currencys;
const first = (type: 'call' | 'put' = 'call') => onSale(type)[0] as Listed;
const buy = (fields: Record<string, string | number>, who = maya) =>
  bench.call('POST /dual/buyDual', { num: 1, ...fields }, tokenFor(who));
const orders = (fields: Record<string, string | number> = {}, who = maya) =>
  (bench.call('POST /dual/dual_list', fields, tokenFor(who)).message as { list: Listed[] }).list;
const balance = (asset: string) => ({
  spot: bench.world.ledger.available(maya.id, 'change', asset).toFixed(),
  invested: bench.world.ledger.frozen(maya.id, 'financial', asset).toFixed(),
});
/** Advances the clock to an instant in the exchange's time zone (UTC+8). */
const until = (wire: string) => bench.advance(Date.parse(`${wire.replace(' ', 'T')}.000+08:00`) - bench.world.nowMs);

describe('POST /dual/buyDual refuses in order of precedence', () => {
  it.each([
    ['quantity_required', { id: 1, num: '' }],
    ['quantity_required', { id: 1, num: 0 }],
    ['quantity_whole', { id: 1, num: '1.5' }],
    ['quantity_whole', { id: 1, num: '-1' }],
    ['quantity_whole', { id: 1, num: 'x' }],
    ['product_unknown', { id: 1, num: 1 }],
  ])('%s: %o', (refusal, fields) => {
    tokenFor(maya);
    const before = bench.world.hash();
    expect(buy(fields).reason).toBe(refusal);
    expect(bench.world.hash()).toBe(before);
  });

  it('a product that is issued tomorrow does not exist yet', () => {
    const ids = new Set(onSale().map(({ id }) => id));
    bench.advance(3 * DAY_MS);
    const later = onSale().find(({ id }) => !ids.has(id)) as Listed;
    const early = openBench();
    expect(early.call('GET /dual/detail', { id: later.id }).message).toBeNull();
  });

  it('the same product within five seconds, but not another one', () => {
    const [one, other] = onSale() as [Listed, Listed];
    expect(buy({ id: one.id }).type).toBe('ok');
    bench.advance(4_999);
    expect(buy({ id: one.id }).reason).toBe('purchase_repeated');
    expect(buy({ id: other.id }).type).toBe('ok');
    bench.advance(1);
    expect(buy({ id: one.id }).type).toBe('ok');
  });

  it('every purchase from the beginning of the maturity day on', () => {
    const { id, end_time } = first();
    until(`${end_time} 00:00:00`);
    expect(buy({ id, num: 999 }).reason).toBe('product_ended');
    expect(onSale().map((one) => one.id)).not.toContain(id);
    expect(bench.call('GET /dual/detail', { id }).message).toMatchObject({ status: '0' });
  });

  it('every purchase while its market is halted', () => {
    const { id } = first();
    const halt = (kind: 'halt' | 'resume') => {
      const { world } = bench;
      world.intervene(BTC.index, { kind, atSec: Math.floor(world.nowMs / 1000) + 1 });
      bench.advance(1_000);
    };
    halt('halt');
    expect(buy({ id, num: 999 }).reason).toBe('market_halted');
    expect(buy({ id: onSale('put', 2)[0]?.id ?? 0 }).type).toBe('ok');
    halt('resume');
    expect(buy({ id }).type).toBe('ok');
  });

  it('more than is left, more than one may hold, more than one has', () => {
    const { id, remaining_number, user_limit } = first() as Listed & { user_limit: number };
    expect(buy({ id, num: remaining_number + 1 }).message).toBe(`Units left: ${remaining_number.toLocaleString('en')}`);
    expect(buy({ id, num: user_limit + 1 }).message).toBe(
      `The limit is ${user_limit.toLocaleString('en')} units per customer`,
    );
    expect(buy({ id, num: 21 }).reason).toBe('insufficient_balance');
    expect(buy({ id, num: 20 }).type).toBe('ok');
    bench.advance(5_000);
    expect(buy({ id, num: user_limit }).reason, 'together with what one has').toBe('shares_limit');
  });
});

describe('a dual investment', () => {
  it.each([
    ['call', 'below'],
    ['call', 'above'],
    ['put', 'below'],
    ['put', 'above'],
  ] as const)('%s, settled %s the reference, is paid at 16:00 of the maturity day', (type, side) => {
    const product = first(type);
    const paid = type === 'call' ? 'BTC' : 'USDT';
    const before = balance(paid);
    expect(buy({ id: product.id, num: 5 }).type).toBe('ok');
    const [order] = orders() as [Listed & { total: string; day: number; price: string }];
    expect(order).toMatchObject({ status: 1, number: 5, type, exercise_price: product.exercise_price, success: null });
    expect(balance(paid)).toEqual({
      spot: new Decimal(before.spot).sub(order.total).toFixed(),
      invested: new Decimal(order.total).toFixed(),
    });
    until(`${product.end_time} 15:50:00`);
    const aim = new Decimal(product.exercise_price).mul(side === 'below' ? '0.95' : '1.05').toFixed(2);
    bench.setPrice('BTC/USDT', aim);
    until(`${product.end_time} 15:59:59`);
    expect(orders()[0]).toMatchObject({ status: 1 });
    until(`${product.end_time} 16:00:00`);
    const price = new Decimal(bench.world.market.lastTicks(BTC.index, bench.world.nowMs)).div(100);
    expect(dualSide(price, new Decimal(product.exercise_price))).toBe(side);
    const terms = {
      type,
      total: new Decimal(order.total),
      exercise: new Decimal(product.exercise_price),
      annualPercent: new Decimal(product.rate),
      days: order.day,
    };
    const payout = dualPayout(terms, side);
    const into = side === 'below' ? 'BTC' : 'USDT';
    const [settled] = orders();
    expect(settled).toMatchObject({ status: 3, success: payout.toFixed(8), success_currency: into });
    expect(new Decimal(String(settled?.settle_price)).eq(price)).toBe(true);
    expect(balance(paid).invested).toBe('0');
    const had = new Decimal(into === 'BTC' ? '2' : '100000').sub(into === paid ? order.total : 0);
    expect(balance(into).spot).toBe(had.add(payout).toFixed());
    expect(bench.world.ledger.checkBooks()).toEqual([]);
    expect(bench.world.scheduler.peek()).toBeUndefined();
  });

  it('at exactly the reference is paid in USDT', () => {
    const product = first();
    buy({ id: product.id });
    until(`${product.end_time} 15:59:57`);
    const ticks = new Decimal(product.exercise_price).mul(100).toNumber();
    const atSec = Math.floor(bench.world.nowMs / 1000) + 1;
    bench.world.intervene(BTC.index, { kind: 'setPrice', atSec, priceTicks: ticks });
    bench.world.intervene(BTC.index, { kind: 'volatility', atSec: atSec + 1, multiple: 1e-9 });
    until(`${product.end_time} 16:00:00`);
    expect(bench.world.market.lastTicks(BTC.index, bench.world.nowMs)).toBe(ticks);
    expect(orders()[0]).toMatchObject({ status: 3, success_currency: 'USDT' });
  });

  it('waits while its market is halted, and settles when it trades again', () => {
    const product = first();
    buy({ id: product.id });
    until(`${product.end_time} 15:00:00`);
    const halt = (kind: 'halt' | 'resume') =>
      bench.world.intervene(BTC.index, { kind, atSec: Math.floor(bench.world.nowMs / 1000) + 1 });
    halt('halt');
    until(`${product.end_time} 17:05:00`);
    expect(orders({ status: 2 })).toHaveLength(1);
    expect(balance('BTC').invested).toBe('0.1');
    halt('resume');
    until(`${product.end_time} 17:10:00`);
    expect(orders()[0]).toMatchObject({ status: 3, settled_at: `${product.end_time} 17:10:00` });
  });

  it('fails after a day without a price, and the payment is refunded', () => {
    const product = first('put');
    buy({ id: product.id, num: 2 });
    until(`${product.end_time} 15:00:00`);
    bench.world.intervene(BTC.index, { kind: 'halt', atSec: Math.floor(bench.world.nowMs / 1000) + 1 });
    bench.advance(DAY_MS + 3_600_000 - 1);
    expect(orders()[0]).toMatchObject({ status: 2 });
    bench.advance(1);
    expect(orders()[0]).toMatchObject({ status: 0, success_currency: 'USDT', settle_price: null });
    expect(balance('USDT')).toEqual({ spot: '100000', invested: '0' });
    expect(bench.world.ledger.checkBooks()).toEqual([]);
  });
});

describe('the rate of a purchase', () => {
  const bought = () => orders()[0]?.order_rate;
  const move = (price: string) => {
    bench.setPrice('BTC/USDT', price);
    bench.advance(60_000);
  };

  it('is the one that was shown, in this minute and the next', () => {
    const { id, rate } = first();
    bench.advance(59_000);
    expect(buy({ id, rate }).type).toBe('ok');
    expect(bought()).toBe(rate);
  });

  it('is the current one when that is better, or when none is named', () => {
    const { id, exercise_price } = first();
    move(new Decimal(exercise_price).mul('0.97').toFixed(2));
    const { rate } = first();
    move(new Decimal(exercise_price).mul('0.995').toFixed(2));
    const now = first().rate;
    expect(new Decimal(now).gt(rate)).toBe(true);
    buy({ id, rate });
    expect(bought()).toBe(now);
    bench.advance(5_000);
    buy({ id });
    expect(bought()).toBe(first().rate);
  });

  it('is refused when it has expired, and the product can be bought at the current one', () => {
    const { id, exercise_price } = first();
    move(new Decimal(exercise_price).mul('0.99').toFixed(2));
    const { rate } = first();
    move(new Decimal(exercise_price).mul('0.95').toFixed(2));
    bench.advance(60_000);
    expect(buy({ id, rate }).reason).toBe('dual_rate_moved');
    expect(buy({ id, rate: first().rate }).type).toBe('ok');
  });

  it('does not exist when the price is far past the reference', () => {
    const { id, exercise_price } = first();
    move(new Decimal(exercise_price).mul('1.3').toFixed(2));
    expect(bench.call('GET /dual/detail', { id }).message).toMatchObject({ status: '0', rate: '0.00' });
    expect(buy({ id }).reason).toBe('product_ended');
  });
});

describe('products', () => {
  it('there are some to buy of each coin and type, on every day of two months, and the references are on the right side', () => {
    for (let day = 0; day < 60; day += 1) {
      for (const { symbol, type } of SERIES) {
        const { currencyId } = marketOf(symbol);
        const buyable = onSale(type, currencyId).filter(({ remaining_number }) => remaining_number > 0);
        expect(buyable.length, `${symbol} ${type} on day ${day}`).toBeGreaterThan(0);
        for (const { purchased_number, remaining_number, total_number } of buyable)
          expect(purchased_number + remaining_number).toBe(total_number);
      }
      bench.advance(DAY_MS);
    }
  });

  it('are issued at 16:00, round, above the price for calls and below it for puts', () => {
    until('2026-01-10 16:00:00');
    const price = new Decimal(bench.world.market.lastTicks(BTC.index, bench.world.nowMs)).div(100);
    const fresh = (type: 'call' | 'put') => onSale(type).filter(({ start_time }) => start_time === '2026-01-10');
    expect([...fresh('call'), ...fresh('put')].length).toBeGreaterThan(0);
    for (const { exercise_price } of fresh('call')) expect(price.lt(exercise_price)).toBe(true);
    for (const { exercise_price } of fresh('put')) expect(price.gt(exercise_price)).toBe(true);
    for (const { exercise_price } of onSale()) expect(exercise_price).toMatch(/^\d{3}00$/);
  });

  it('keep their references, whatever the market has done since', () => {
    const before = onSale().map(({ id, exercise_price }) => [id, exercise_price]);
    bench.setPrice('BTC/USDT', '30000.00');
    bench.advance(3_600_000);
    expect(onSale().map(({ id, exercise_price }) => [id, exercise_price])).toEqual(before);
  });
});
