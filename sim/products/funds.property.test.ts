import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_KINDS } from '@/contract/account-kinds';
import type { Call, CallFields } from '@/contract/calls';
import { IDENTITY_LIMITS, identityLevelOf } from '@/domain/identity/limits';
import { Decimal, type Money, money, ZERO } from '@/domain/money/money';
import { dailyUsdOf, LIMIT_WINDOW_MS } from '@/domain/payout/payout';
import { type Bench, openBench } from '../testing/world';
import { setPayPassword } from './accounts/pay-password';
import { openSession } from './accounts/sessions';
import { approvePayout, rejectPayout } from './payout/review';
import { PAID, REFUSED, WAITING } from './payout/tables';
import { approveRecharge, rejectRecharge } from './recharge/review';
import { APPROVED, PENDING } from './recharge/tables';
import { OPEN } from './spot/tables';

/** A different seed in every run, unless SEED sets it. The test's name contains it. */
const seed = Number(process.env.SEED ?? process.pid % 100_000);
const RUNS = 60;
const STEPS = 60;

const BTC = 1;
const USDT = 3;
const COINS = { [USDT]: 'USDT', [BTC]: 'BTC' } as const;
const ADDRESSES = {
  [USDT]: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  [BTC]: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
} as const;
const PAY_PASSWORD = '123456';

const coin = fc.constantFrom<typeof BTC | typeof USDT>(BTC, USDT, USDT);
/** From tiny amounts to more than the customer owns. For bitcoin it is divided by 10,000. */
const size = fc.oneof(
  fc.integer({ min: 1, max: 2_000 }),
  fc.integer({ min: 5_000, max: 60_000 }),
  fc.constantFrom(19_999.99, 20_000.01, 0.00000001, 9_999_999),
);
const account = fc.constantFrom(...ACCOUNT_KINDS);
const pick = fc.nat(20);
const step = fc.oneof(
  fc.record({ do: fc.constant('deposit' as const), coin, size }),
  fc.record({ do: fc.constant('withdraw' as const), coin, size }),
  fc.record({ do: fc.constant('withdraw' as const), coin, size }),
  fc.record({ do: fc.constant('exchange' as const), coin, size }),
  fc.record({ do: fc.constant('move' as const), coin, size, from: account, to: account }),
  fc.record({ do: fc.constant('order' as const), size, side: fc.constantFrom(1, 2) }),
  fc.record({ do: fc.constant('cancel' as const), pick }),
  fc.record({ do: fc.constant('decideDeposit' as const), pick, yes: fc.boolean() }),
  fc.record({ do: fc.constant('decideWithdrawal' as const), pick, yes: fc.boolean() }),
  fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(0.1, 5, 60, 700, 1_500) }),
  fc.record({
    do: fc.constant('price' as const),
    price: fc.constantFrom('45000.00', '60000.00', '61000.00', '90000.00'),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const amountOf = (id: keyof typeof COINS, units: number): string =>
  (id === USDT ? new Decimal(units) : new Decimal(units).div(10_000).toDecimalPlaces(8, Decimal.ROUND_UP)).toFixed();

/** A customer whose money moves in every possible way, with the invariants that must hold. */
class Customer {
  readonly bench: Bench = openBench();
  readonly id: number;
  token: string;

  constructor(level: number, advancedStatus: 0 | 2) {
    this.bench.setPrice('BTC/USDT', '60000.00');
    const { id, token } = this.bench.customer('maya', { USDT: '90000', BTC: '2', 'lever:USDT': '500' }, level);
    this.id = id;
    this.token = token;
    this.do(() => {
      this.bench.world.tables.users.update(id, {
        reviewStatus: 2,
        advancedStatus,
        areaCode: '62',
        phone: '8110000001',
      });
      setPayPassword(this.bench.world, this.user, PAY_PASSWORD);
    });
  }

  get user() {
    return this.bench.world.tables.users.need(this.id);
  }

  get rows() {
    const { withdrawals, recharges, coinOrders } = this.bench.world.tables;
    return { withdrawals: withdrawals.all(), deposits: recharges.all(), orders: coinOrders.all() };
  }

  do(work: () => unknown): void {
    this.bench.world.transaction(() => {
      work();
      return { accepted: true };
    });
  }

  call<C extends Call>(call: C, fields: Partial<CallFields<C>>) {
    const reply = this.bench.call(call, fields, this.token);
    if (reply.reason !== 'session_invalid') return reply;
    // Opens a new session where the token's has ended.
    this.do(() => {
      this.token = openSession(this.bench.world, this.user);
    });
    return this.bench.call(call, fields, this.token);
  }

  /** Takes one step. Returns whether it was a withdrawal that was accepted. */
  take(step: Step): boolean {
    const { world } = this.bench;
    const chosen = <T>(all: readonly T[], at: number): T | undefined => all[at % Math.max(1, all.length)];
    switch (step.do) {
      case 'deposit': {
        const voucher = this.call('POST /upload', { mime: 'image/png', size: 12_345, digest: '12ab' }).message;
        const fields = {
          currency: step.coin,
          amount: amountOf(step.coin, step.size),
          type: 0,
          account: String(voucher),
        };
        this.call('POST /wallet/charge_req', { ...fields, sub_type: step.coin === USDT ? 'trc20' : 'bitcoin' });
        return false;
      }
      case 'withdraw': {
        const fields = { currency: step.coin, number: amountOf(step.coin, step.size), address: ADDRESSES[step.coin] };
        return this.call('POST /wallet/out', { ...fields, pay_password: PAY_PASSWORD }).type === 'ok';
      }
      case 'exchange': {
        const to = step.coin === USDT ? BTC : USDT;
        const number = amountOf(step.coin, step.size);
        this.call('POST /user/Transfer', { from_currency_id: step.coin, to_currency_id: to, number });
        return false;
      }
      case 'move': {
        const number = amountOf(step.coin, step.size);
        this.call('POST /wallet/change', { currency_id: step.coin, number, from_field: step.from, to_field: step.to });
        return false;
      }
      case 'order': {
        // Far from the market, so that the order stays open.
        const target_price = step.side === 1 ? '20000' : '200000';
        const amount = new Decimal(step.size).div(100_000).toDecimalPlaces(3, Decimal.ROUND_UP).toFixed();
        this.call('POST /coin/trade', { currency_id: BTC, legal_id: USDT, type: step.side, amount, target_price });
        return false;
      }
      case 'cancel': {
        const order = chosen(
          this.rows.orders.filter(({ status }) => status === OPEN),
          step.pick,
        );
        if (order) this.call('PUT /coin/trade', { id: order.id });
        return false;
      }
      case 'decideDeposit': {
        const row = chosen(this.rows.deposits, step.pick);
        if (row)
          this.decide(row.status === PENDING, () =>
            step.yes ? approveRecharge(world, row.id) : rejectRecharge(world, row.id, 'no'),
          );
        return false;
      }
      case 'decideWithdrawal': {
        const row = chosen(this.rows.withdrawals, step.pick);
        if (row)
          this.decide(row.status === WAITING, () =>
            step.yes ? approvePayout(world, row.id) : rejectPayout(world, row.id, 'no'),
          );
        return false;
      }
      case 'wait':
        this.bench.advance(step.minutes * 60_000);
        return false;
      case 'price':
        this.bench.setPrice('BTC/USDT', step.price);
        return false;
    }
  }

  /** Runs a decision. A request that was decided before throws, and the state does not change. */
  decide(waits: boolean, work: () => unknown): void {
    if (waits) {
      this.do(work);
      return;
    }
    const before = this.bench.world.hash();
    expect(() => this.do(work)).toThrow();
    expect(this.bench.world.hash()).toBe(before);
  }

  /** The frozen balance equals the withdrawals under review and the open orders, each counted once. */
  expectFrozen(): void {
    const { ledger } = this.bench.world;
    const waiting: Record<string, Money> = { USDT: ZERO, BTC: ZERO };
    const add = (asset: string, amount: string) => {
      waiting[asset] = (waiting[asset] ?? ZERO).plus(amount);
    };
    for (const { asset, amount, status } of this.rows.withdrawals) if (status === WAITING) add(asset, amount);
    for (const { side, frozen, status } of this.rows.orders)
      if (status === OPEN) add(side === 1 ? 'USDT' : 'BTC', frozen);
    for (const asset of Object.values(COINS))
      expect(ledger.frozen(this.id, 'change', asset).toFixed(), `${asset} frozen`).toBe(waiting[asset]?.toFixed());
  }

  /** Withdrawals requested in the last 24 hours and not refused are within both limits. */
  expectWithinLimits(): void {
    const { nowMs } = this.bench.world;
    const counted = this.rows.withdrawals.filter(
      ({ createdMs, status }) => createdMs > nowMs - LIMIT_WINDOW_MS && status !== REFUSED,
    );
    const sum = (of: 'usd' | 'btc') => counted.reduce((total, row) => total.plus(row[of]), ZERO);
    const { level, reviewStatus, advancedStatus } = this.user;
    const identity = IDENTITY_LIMITS[identityLevelOf(reviewStatus, advancedStatus)].withdrawalBtc24h;
    expect(sum('usd').lte(dailyUsdOf(level)), `${sum('usd')} USD in 24 hours at level ${level}`).toBe(true);
    expect(sum('btc').lte(identity), `${sum('btc')} BTC in 24 hours`).toBe(true);
  }

  /** The total owned equals the initial funds plus deposits and conversions, less withdrawals and fees. */
  expectConserved(asset: 'USDT' | 'BTC'): void {
    const { ledger, tables } = this.bench.world;
    let expected = money(asset === 'USDT' ? '90500' : '2');
    for (const row of this.rows.deposits)
      if (row.status === APPROVED && row.asset === asset)
        expected = expected.plus(row.amount).plus(row.give).plus(row.cashback);
    for (const row of this.rows.withdrawals)
      if (row.status === PAID && row.asset === asset) expected = expected.minus(row.amount);
    for (const row of tables.swaps.all()) {
      if (COINS[row.fromCurrencyId as keyof typeof COINS] === asset)
        expected = expected.minus(row.number).minus(row.fee);
      else expected = expected.plus(row.received);
    }
    const owned = ledger
      .holdingsOf(this.id)
      .filter((holding) => holding.asset === asset)
      .reduce((sum, { available, frozen }) => sum.plus(available).plus(frozen), ZERO);
    expect(owned.toFixed(), asset).toBe(expected.toFixed());
  }
}

describe(`people's money, ${RUNS} customers of ${STEPS} steps, seed ${seed}`, () => {
  it('balances, stays within the limits, and what is frozen is released once', () => {
    const seen = { withdrawn: 0, exchanged: 0, deposited: 0 };
    const level = fc.constantFrom(0, 1, 2, 3, 4);
    const advanced = fc.constantFrom<0 | 2>(0, 2);
    fc.assert(
      fc.property(
        level,
        advanced,
        fc.array(step, { minLength: STEPS / 2, maxLength: STEPS }),
        (vip, identity, steps) => {
          const customer = new Customer(vip, identity);
          for (const one of steps) {
            const accepted = customer.take(one);
            if (accepted) customer.expectWithinLimits();
            customer.expectFrozen();
            customer.expectConserved('USDT');
            customer.expectConserved('BTC');
          }
          const { withdrawals, deposits } = customer.rows;
          for (const { id, status } of withdrawals)
            if (status === WAITING) customer.decide(true, () => rejectPayout(customer.bench.world, id, 'end'));
          for (const { id } of customer.rows.orders.filter(({ status }) => status === OPEN))
            customer.call('PUT /coin/trade', { id });
          customer.expectFrozen();
          expect(customer.bench.world.ledger.frozen(customer.id, 'change', 'USDT').isZero()).toBe(true);
          expect(customer.bench.world.ledger.checkBooks()).toEqual([]);
          seen.withdrawn += withdrawals.length;
          seen.deposited += deposits.length;
          seen.exchanged += customer.bench.world.tables.swaps.size;
        },
      ),
      { numRuns: RUNS, seed },
    );
    // Each kind of step must succeed often enough, or the test proves nothing.
    for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(RUNS);
  });
});
