import { beforeEach, describe, expect, it } from 'vitest';
import { LOAN_REPAID, LOAN_RUNNING } from '@/domain/loans/loans';
import { ZERO } from '@/domain/money/money';
import { DAY_MS } from '@/domain/time';
import { openExchange } from '../../testing/exchange';
import { LONG_BTC, openFuturesBench } from '../../testing/futures-bench';
import { add } from '../../testing/people';
import { type Bench, type Customer, openBench } from '../../testing/world';
import { passwordDigest } from '../accounts/password';
import { liveOrNewSession } from '../accounts/sessions';
import { openPositions, profitNow } from '../futures/account';
import { noteCredit } from '../membership/credit';
import { equityOf } from '../wallet/equity';
import { LOAN_TIMER } from './days';
import { loanReview } from './review';

/** The bench opens on Tuesday, 6 January 2026, at 09:41 in the exchange's zone (UTC+8). */
let bench: Bench;
let maya: Customer;
const PAY = { pay_password: '123456' };

function write<T>(work: () => T): T {
  return bench.world.transaction(() => ({ accepted: true, value: work() })).value;
}

/** A verified customer of tier 2, who may borrow 30 percent of 10,000. */
function borrower(name: string, balances: Record<string, string>, level = 2): Customer {
  const customer = bench.customer(name, balances, level);
  write(() => {
    const { users } = bench.world.tables;
    const { passwordSalt } = users.need(customer.id);
    users.update(customer.id, { reviewStatus: 2, payPasswordDigest: passwordDigest('123456', passwordSalt) });
  });
  return customer;
}

beforeEach(() => {
  bench = openBench();
  maya = borrower('maya', { USDT: '10000' });
});

/** Token of the customer's live session, or of a new one. */
const tokenFor = ({ id }: Customer): string =>
  write(() => liveOrNewSession(bench.world, bench.world.tables.users.need(id)));
const apply = (fields: Record<string, string | number> = {}, who = maya) =>
  bench.call('POST /loan/apply', { term_id: 1, amount: '1000', ...PAY, ...fields }, tokenFor(who));
const repay = (fields: Record<string, string | number>, who = maya) =>
  bench.call('POST /loan/repay', { id: 1, ...fields }, tokenFor(who));
const approve = (id = 1) => write(() => loanReview.approve(bench.world, String(id)));
const config = (who = maya) => bench.call('GET /loan/config', {}, tokenFor(who)).message as Record<string, unknown>;
interface Detail {
  readonly owed: string;
  readonly moves: readonly { readonly kind: string; readonly amount: string; readonly owed: string }[];
  readonly [field: string]: unknown;
}
const detail = (id = 1) => bench.call('GET /loan/detail', { id }, tokenFor(maya)).message as Detail;
const spot = (asset = 'USDT') => bench.world.ledger.available(maya.id, 'change', asset).toFixed();
const score = () => bench.world.tables.users.need(maya.id).score;
const lend = (fields: Record<string, string | number> = {}) => {
  expect(apply(fields).type).toBe('ok');
  approve(Number(bench.world.tables.loans.count('user', maya.id)));
};
const inOrder = () => {
  const { world } = bench;
  expect(world.ledger.checkBooks()).toEqual([]);
  const lent = world.tables.loans.all().reduce((sum, { principal }) => sum + Number(principal), 0);
  expect(Number(world.ledger.houseBalance('house:loans', 'USDT'))).toBeCloseTo(-lent, 8);
};

describe('POST /loan/apply', () => {
  it.each([
    ['amount_invalid', { amount: '0', term_id: 9 }],
    ['loan_term_unknown', { term_id: 9, amount: '1' }],
    ['loan_term_unknown', { term_id: 'x' }],
    ['loan_too_small', { amount: '99.99999999' }],
    ['loan_over_limit', { amount: '3000.00000001' }],
    ['pay_password_required', { pay_password: '' }],
    ['pay_password_wrong', { pay_password: '654321' }],
  ])('refuses in order of precedence: %s for %o', (reason, fields) => {
    expect(apply(fields).reason).toBe(reason);
    expect(bench.world.tables.loans.count('user', maya.id)).toBe(0);
  });

  it('asks for verification before anything else', () => {
    const sari = bench.customer('sari', { USDT: '10000' }, 2);
    expect(apply({ amount: '0' }, sari).type).toBe('998');
  });

  it('refuses customers without a tier, and lists what each tier may borrow', () => {
    const budi = borrower('budi', { USDT: '10000' }, 0);
    expect(apply({}, budi).reason).toBe('loan_not_offered');
    expect(config(budi)).toMatchObject({ barrier: 'loan_not_offered', share: '0', limit: '0.00000000' });
  });

  it.each([
    [1, '2000.00000000'],
    [2, '3000.00000000'],
    [3, '4000.00000000'],
    [4, '5000.00000000'],
  ])('tier %i lends its share of the assets: %s of 10,000', (level, limit) => {
    const one = borrower(`vip${level}`, { USDT: '6000', 'legal:USDT': '4000' }, level);
    expect(config(one)).toMatchObject({ limit, left: limit, assets_usdt: '10000.00000000', barrier: '' });
  });

  it('waits for review with nothing booked, one at a time, and can be cancelled', () => {
    apply();
    expect(spot()).toBe('10000');
    expect(config()).toMatchObject({ waiting: '1000.00000000', left: '2000.00000000', barrier: 'loan_waiting' });
    expect(apply().reason).toBe('loan_waiting');
    expect(bench.call('POST /loan/cancel', { id: 1 }, tokenFor(maya)).type).toBe('ok');
    expect(bench.call('POST /loan/cancel', { id: 1 }, tokenFor(maya)).reason).toBe('loan_decided');
    expect(config()).toMatchObject({ waiting: '0.00000000', barrier: '' });
    expect(loanReview.list(bench.world)).toEqual([]);
    expect(() => approve()).toThrow('waits for a decision');
  });

  it('shows the reason of a rejection, and books nothing', () => {
    apply();
    write(() => loanReview.reject(bench.world, '1', 'Too many open positions'));
    expect(detail()).toMatchObject({ status: 5, notes: 'Too many open positions', owed: '0.00000000', moves: [] });
    expect(spot()).toBe('10000');
  });

  it('does not count borrowed money as assets', () => {
    lend({ amount: '3000' });
    expect(spot()).toBe('13000');
    // The interest of the first day is owed at once: 0.06 % of 3,000.
    expect(config()).toMatchObject({ assets_usdt: '9998.20000000', borrowed: '3000.00000000', left: '0.00000000' });
    expect(equityOf(bench.world, maya.id).nowUsdt).toBe(9998.2);
  });

  it.each([
    ['less an unrealised loss of futures', '54000.00', -1],
    ['without an unrealised profit of futures', '66000.00', 0],
  ])('counts assets %s', (_what, price, share) => {
    const futures = openFuturesBench();
    bench = futures;
    futures.setPrice('BTC/USDT', '60000.00');
    maya = borrower('maya', { 'lever:USDT': '10000' });
    expect(bench.call('POST /lever/submit', LONG_BTC, tokenFor(maya)).type).toBe('ok');
    futures.setPrice('BTC/USDT', price);
    const [position] = openPositions(bench.world, maya.id);
    const profit = position ? profitNow(bench.world, position) : ZERO;
    expect(profit.abs().gt(100)).toBe(true);
    const counted = profit.abs().times(share).plus(equityOf(bench.world, maya.id).nowUsdt);
    expect(config()).toMatchObject({ assets_usdt: counted.toFixed(8) });
  });

  it('lets nobody have more than five loans', () => {
    for (let count = 0; count < 5; count += 1) lend({ amount: '100' });
    expect(apply({ amount: '100' }).reason).toBe('too_many_loans');
  });

  it('refuses customers with a low credit score', () => {
    write(() => {
      noteCredit(bench.world, maya.id, 'loanOverdue', 'a');
      noteCredit(bench.world, maya.id, 'loanOverdue', 'b');
    });
    expect(apply().reason).toBe('loan_score_low');
  });

  it('is visible to its customer only', () => {
    lend();
    const other = borrower('other', { USDT: '5000' });
    for (const call of ['GET /loan/detail', 'POST /loan/cancel'] as const)
      expect(bench.call(call, { id: 1 }, tokenFor(other)).reason).toBe('loan_unknown');
    expect(repay({ amount: '1' }, other).reason).toBe('loan_unknown');
  });
});

/** Computed by hand: 1,000 for 7 days at 0.06 % a day costs 0.6 for each day begun; overdue, 0.15 % a day costs 1.5. */
describe('what is owed', () => {
  it.each([
    ['at once', 0, '1000.60000000', 1],
    ['a millisecond before the second day', DAY_MS - 1, '1000.60000000', 1],
    ['as the second day begins', DAY_MS, '1001.20000000', 2],
    ['on the last day', 7 * DAY_MS - 1, '1004.20000000', 7],
    ['at the due instant', 7 * DAY_MS, '1005.70000000', 7],
    ['a day overdue', 8 * DAY_MS, '1007.20000000', 7],
    ['just before it is collected', 10 * DAY_MS - 1, '1008.70000000', 7],
  ])('%s', (_when, afterMs, owed, day) => {
    lend();
    bench.advance(afterMs);
    expect(detail()).toMatchObject({ owed, day });
  });

  it('grows by what is left of the principal after a partial repayment', () => {
    lend();
    // Of 1,000.6 owed, the payment covers 0.6 of interest, then 400 of the principal.
    expect(repay({ amount: '400.6' }).type).toBe('ok');
    expect(detail()).toMatchObject({ principal: '600.00000000', interest: '0.00000000', owed: '600.00000000' });
    bench.advance(2 * DAY_MS);
    expect(detail()).toMatchObject({ interest: '0.72000000', owed: '600.72000000', interest_total: '1.32000000' });
    inOrder();
  });

  it('charges no penalty after its last penalty day, however long it stays unpaid', () => {
    lend();
    write(() => {
      const own = { owner: maya.id, kind: 'change', asset: 'USDT', bucket: 'available' } as const;
      const note = { atMs: bench.world.nowMs, reason: 'grant', ref: 'test' } as const;
      bench.world.ledger.transfer(
        own,
        { owner: 'house:treasury', asset: 'USDT' },
        bench.world.ledger.available(maya.id, 'change', 'USDT'),
        note,
      );
    });
    bench.advance(60 * DAY_MS);
    expect(detail()).toMatchObject({ status: 3, penalty_total: '45.00000000', owed: '1049.20000000' });
    inOrder();
  });
});

it('that is added from data and paid off has no next day', () => {
  const exchange = openExchange();
  const loans = [
    { amount: '1000', days: 30, ago: '3d' },
    { amount: '500', days: 30, ago: '3d', repaid: [{ day: 2, amount: '500.45' }] },
  ];
  add(exchange, { name: 'Anna', email: 'anna@example.com', loans });
  const loanIds = () =>
    exchange.world.scheduler.all().flatMap(({ kind, id }) => (kind === LOAN_TIMER ? [Number(id)] : []));
  const [first, second] = exchange.world.tables.loans.all().slice(-2);
  expect([first?.status, second?.status]).toEqual([LOAN_RUNNING, LOAN_REPAID]);
  expect(loanIds()).toContain(first?.id);
  expect(loanIds()).not.toContain(second?.id);
  exchange.advanceTo(exchange.nowMs + 2 * DAY_MS);
  expect(exchange.world.tables.loans.need(second?.id ?? 0)).toEqual(second);
});

describe('POST /loan/repay', () => {
  beforeEach(() => lend());

  it.each([
    ['amount_invalid', { amount: '0' }],
    ['loan_unknown', { id: 9, amount: '1' }],
    ['owed_changed', { amount: '1', owed: '1000' }],
    ['repay_too_much', { amount: '1000.60000001' }],
  ])('refuses: %s', (reason, fields) => {
    expect(repay(fields).reason).toBe(reason);
    expect(spot()).toBe('11000');
  });

  it('pays off early for the days begun, and ends there', () => {
    bench.advance(3 * DAY_MS);
    const { owed } = detail();
    expect(repay({ amount: owed, owed }).message).toBe('Your loan is paid off');
    expect(spot()).toBe('9997.6');
    expect(detail()).toMatchObject({ status: 4, owed: '0.00000000', repaid: '1002.40000000', day: 4, next_at: '' });
    expect(bench.world.scheduler.find(LOAN_TIMER, '000000001')).toBeUndefined();
    expect(repay({ amount: '1' }).reason).toBe('loan_not_running');
    inOrder();
  });

  it('refuses the debt that was shown before a new day began', () => {
    const { owed } = detail();
    bench.advance(DAY_MS);
    const { reason, message } = repay({ amount: owed, owed });
    expect(reason).toBe('owed_changed');
    expect(message).toBe('A new day has started: 1,001.2 USDT is outstanding now');
  });

  it.each([
    ['in time, the last millisecond', 7 * DAY_MS - 1, 10],
    ['at the due instant, which is too late', 7 * DAY_MS, -30],
    ['on the first day, which is too soon to count', 0, 0],
  ])('changes the credit score: %s', (_when, afterMs, points) => {
    const before = score();
    bench.advance(afterMs);
    repay({ amount: detail().owed });
    expect(score() - before).toBe(points);
  });
});

describe('an overdue loan', () => {
  beforeEach(() => lend());

  it('prevents new loans until it is repaid', () => {
    bench.advance(7 * DAY_MS);
    expect(apply().reason).toBe('loan_overdue');
    repay({ amount: detail().owed });
    expect(apply().type).toBe('ok');
  });

  it('is collected three days later, before the next day is charged', () => {
    bench.advance(10 * DAY_MS - 1);
    expect(spot()).toBe('11000');
    bench.advance(1);
    expect(spot()).toBe('9991.3');
    expect(detail()).toMatchObject({ status: 4, penalty_total: '4.50000000', repaid: '1008.70000000' });
    inOrder();
  });

  it('is collected account by account, and what is left the day after', () => {
    const { ledger } = bench.world;
    const note = { atMs: bench.world.nowMs, reason: 'transfer', ref: 'test' } as const;
    const at = (kind: 'change' | 'legal' | 'mining') =>
      ({ owner: maya.id, kind, asset: 'USDT', bucket: 'available' }) as const;
    write(() => {
      ledger.transfer(at('change'), at('legal'), ledger.available(maya.id, 'change', 'USDT').minus('10'), note);
      ledger.transfer(at('legal'), at('mining'), ledger.available(maya.id, 'legal', 'USDT').minus('90'), note);
    });
    bench.advance(10 * DAY_MS);
    const after = detail();
    expect(after.moves.slice(0, 3).map(({ kind, amount }) => [kind, Number(amount)])).toEqual([
      // The 100 collected pay the penalty of 4.5, the interest of 4.2, and 91.3 of the principal.
      ['penalty', 1.36305],
      ['collection', 90],
      ['collection', 10],
    ]);
    expect(after).toMatchObject({ status: 3, principal: '908.70000000', owed: '910.06305000' });
    inOrder();
  });

  it('is not collected from frozen amounts and other products', () => {
    write(() => {
      const note = { atMs: bench.world.nowMs, reason: 'withdrawApply', ref: 'test' } as const;
      const { ledger } = bench.world;
      ledger.freeze(maya.id, 'change', 'USDT', ledger.available(maya.id, 'change', 'USDT'), note);
    });
    bench.advance(11 * DAY_MS);
    expect(detail()).toMatchObject({ status: 3, repaid: '0.00000000' });
  });
});

it('ends in the same books in one jump over ten days as through each of them', () => {
  const ended = (steps: number[]) => {
    bench = openBench();
    maya = borrower('maya', { USDT: '10000' });
    apply({ term_id: 2 });
    approve();
    apply({ term_id: 1, amount: '500' });
    approve(2);
    for (const ms of steps) bench.advance(ms);
    return bench.world.hash();
  };
  const through = ended(Array.from({ length: 20 }, () => DAY_MS / 2));
  expect(ended([10 * DAY_MS])).toBe(through);
  expect(ended([7 * DAY_MS, 1, 3 * DAY_MS - 1])).toBe(through);
});

it('is subtracted in the equity chart for the time it was owed', () => {
  lend();
  bench.advance(2 * DAY_MS);
  repay({ amount: detail().owed });
  bench.advance(DAY_MS);
  const { history } = equityOf(bench.world, maya.id);
  // Midnights after the payout, after the second day began, and after it was repaid.
  expect(history.slice(-4).map(({ usdt }) => usdt)).toEqual([9999.4, 9998.8, 9998.2, 9998.2]);
});

describe('GET /loan/list', () => {
  it('pages through the history, the newest first, apart from what is open', () => {
    for (let number = 1; number <= 5; number += 1) {
      expect(apply({ amount: String(100 + number) }).type).toBe('ok');
      bench.call('POST /loan/cancel', { id: number }, tokenFor(maya));
    }
    apply({ amount: '106' });
    const list = (fields: { open?: 0 | 1; page?: number }) => {
      const reply = bench.call('GET /loan/list', { limit: 2, ...fields }, tokenFor(maya)).message;
      const { list, count } = reply as { list: { amount: string }[]; count: number };
      return [count, ...list.map(({ amount }) => Number(amount))];
    };
    expect([1, 2, 3, 4].map((page) => list({ open: 0, page }))).toEqual([[5, 105, 104], [5, 103, 102], [5, 101], [5]]);
    expect(list({ open: 1 })).toEqual([1, 106]);
    expect(list({})).toEqual([6, 106, 105]);
  });
});
