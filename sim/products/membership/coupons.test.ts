import { beforeEach, describe, expect, it } from 'vitest';
import type { CallReply } from '@/contract/calls';
import { COUPON_STATUS } from '@/domain/membership/coupons';
import { Decimal } from '@/domain/money/money';
import { DAY_MS, fromWireTime, HOUR_MS } from '@/domain/time';
import { type LastingCustomer, lastingCustomer } from '../../testing/lasting-customer';
import { type Bench, type Body, openBench } from '../../testing/world';
import { type CouponTerms, giveCoupon } from './coupons';
import { addDeposited } from './deposited';

const SPOT: CouponTerms = { kind: 'fee', product: 'spot', worth: '10', share: '0', minDeposit: '0', days: 30 };
const FUTURES: CouponTerms = { ...SPOT, product: 'futures' };
const DEPOSIT: CouponTerms = { ...SPOT, kind: 'deposit', product: '', worth: '50', share: '0.05', minDeposit: '100' };

let bench: Bench;
let ana: LastingCustomer;
beforeEach(() => {
  bench = openBench();
  ana = lastingCustomer(bench, 'ana', { USDT: '500000', 'lever:USDT': '10000' });
});
const commit = <T>(run: () => T): T => {
  let result: T | undefined;
  bench.world.transaction(() => {
    result = run();
    return { accepted: true };
  });
  return result as T;
};
const give = (terms: CouponTerms) => commit(() => giveCoupon(bench.world, ana.id, terms, 'gift').id);
const use = (id: number | string, who: LastingCustomer = ana): Body =>
  who.call('POST /user/coupons/use', { id, lang: 'en' });
const list = (status = '') => ana.call('GET /user/coupons', { status }).message as CallReply<'GET /user/coupons'>;
const buy = (amount: string): Body => {
  const order = { currency_id: 1, legal_id: 3, type: 1, amount, target_price: '200000', order_type: 'market' };
  return ana.call('POST /coin/trade', order);
};
const deposit = (usd: string) => commit(() => addDeposited(bench.world, ana.id, new Decimal(usd)));
/** Total that coupons have paid. */
const paid = () => {
  const { records } = bench.world.ledger.records({ userId: ana.id, reasons: ['coupon'], offset: 0, limit: 100 });
  return records.reduce((sum, { value }) => sum.plus(value), new Decimal(0));
};

it('expires at the second that is shown, also when it was given within a second', () => {
  bench.advance(730);
  give({ ...SPOT, days: 1 });
  const [shown] = list().list;
  bench.advance((fromWireTime(shown?.expire_time ?? '') ?? 0) - bench.world.nowMs);
  expect(list().list[0]?.status).toBe(COUPON_STATUS.expired);
});

describe('POST /user/coupons/use', () => {
  const refusals: [reason: string, made: () => number | string][] = [
    ['coupon_unknown', () => 99],
    ['coupon_unknown', () => 'x'],
    [
      'coupon_unknown',
      () => {
        const eve = lastingCustomer(bench, 'eve');
        return commit(() => giveCoupon(bench.world, eve.id, SPOT, 'gift').id);
      },
    ],
    [
      'coupon_expired',
      () => {
        const id = give({ ...SPOT, days: 1 });
        bench.advance(DAY_MS);
        return id;
      },
    ],
    [
      'coupon_used',
      () => {
        const id = give(DEPOSIT);
        use(id);
        deposit('100');
        return id;
      },
    ],
    [
      'coupon_in_use',
      () => {
        use(give(SPOT));
        return give(SPOT);
      },
    ],
    [
      'coupon_in_use',
      () => {
        const id = give(SPOT);
        use(id);
        return id;
      },
    ],
  ];
  it.each(refusals)('refuses with %s', (reason, made) => {
    expect(use(made())).toMatchObject({ type: 'error', reason });
  });

  it('accepts one coupon of each kind at a time', () => {
    for (const terms of [SPOT, FUTURES, DEPOSIT]) expect(use(give(terms))).toMatchObject({ type: 'ok' });
  });

  it('accepts the next one when the coupon in use has expired', () => {
    use(give({ ...SPOT, days: 1 }));
    const next = give({ ...SPOT, days: 2 });
    bench.advance(DAY_MS - 1);
    expect(use(next)).toMatchObject({ reason: 'coupon_in_use' });
    bench.advance(1);
    expect(use(next)).toMatchObject({ type: 'ok' });
  });
});

describe('a fee coupon', () => {
  it('pays spot fees back until it is spent, and never more than the fee', () => {
    buy('0.01');
    expect(paid().toFixed()).toBe('0');
    const id = give(SPOT);
    use(id);
    buy('0.01');
    const trade = bench.world.tables.coinOrders.all().at(-1);
    const fee = new Decimal(trade?.dealValue ?? 0).times('0.002');
    expect(paid().toNumber()).toBeCloseTo(fee.toNumber(), 6);
    expect(list().list[0]).toMatchObject({
      status: COUPON_STATUS.inUse,
      left: new Decimal(10).minus(paid()).toFixed(),
    });
    buy('2');
    expect(paid().toFixed()).toBe('10');
    expect(list('3').list).toMatchObject([{ id, left: '0', status: COUPON_STATUS.used }]);
    buy('0.1');
    expect(paid().toFixed()).toBe('10');
    expect(bench.world.ledger.checkBooks()).toEqual([]);
  });

  it('pays nothing for another product, nor once it has expired', () => {
    use(give(FUTURES));
    buy('0.1');
    expect(paid().toFixed()).toBe('0');
    use(give({ ...SPOT, days: 1 }));
    bench.advance(DAY_MS);
    buy('0.1');
    expect(paid().toFixed()).toBe('0');
    expect(list('4').counts).toEqual({ received: 1, used: 0, expired: 1 });
  });

  it('pays the fee of a share trade back to the stock account', () => {
    const stock = bench.world.instruments.find(({ kind }) => kind === 'stock');
    ana = lastingCustomer(bench, 'shareholder', { 'stock:USDT': '10000' });
    bench.advance(5 * HOUR_MS);
    use(give(SPOT));
    const order = { currency_id: stock?.currencyId ?? 0, legal_id: 3, type: 1, amount: '1', order_type: 'market' };
    expect(ana.call('POST /coin/trade', { ...order, target_price: '200' })).toMatchObject({ type: 'ok' });
    const { records } = bench.world.ledger.records({ userId: ana.id, reasons: ['coupon'], offset: 0, limit: 9 });
    expect(records.map(({ kind }) => kind)).toEqual(['stock']);
  });

  it('pays futures fees back to the futures account', () => {
    use(give(FUTURES));
    const before = bench.world.ledger.available(ana.id, 'lever', 'USDT');
    ana.call('POST /lever/submit', { currency_id: 1, legal_id: 3, share: 1, multiple: 20, type: 1, status: 1 });
    const [position] = bench.world.tables.leverOrders.all();
    const after = bench.world.ledger.available(ana.id, 'lever', 'USDT');
    expect(before.minus(after).toFixed()).toBe(new Decimal(position?.margin ?? 0).toFixed());
    expect(paid().toFixed()).toBe(position?.fee);
  });
});

describe('a deposit coupon', () => {
  it.each([
    ['99.99', '0'],
    ['100', '5'],
    ['1000', '50'],
    ['5000', '50'],
  ])('adds to a deposit worth %s USD %s USDT', (usd, bonus) => {
    use(give(DEPOSIT));
    deposit(usd);
    expect(paid().toFixed()).toBe(bonus);
  });

  it('waits for a deposit that is large enough, and is valid once', () => {
    use(give(DEPOSIT));
    for (const usd of ['50', '200', '200']) deposit(usd);
    expect(paid().toFixed()).toBe('10');
    expect(list().counts).toEqual({ received: 0, used: 1, expired: 0 });
  });

  it('adds nothing until it is activated', () => {
    give(DEPOSIT);
    deposit('1000');
    expect(paid().toFixed()).toBe('0');
  });
});

it('reaching a tier brings its coupon', () => {
  deposit('200001');
  expect(list().list.map(({ origin, product, worth }) => [origin, product, worth])).toEqual([
    ['vip', 'futures', '100'],
    ['vip', 'futures', '50'],
  ]);
});
