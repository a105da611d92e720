import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOwed, owedOf } from '@/domain/loans/loans';
import { Decimal, ZERO } from '@/domain/money/money';
import { DAY_MS } from '@/domain/time';
import type { Exchange } from '../../core';
import { callAs, openExchange } from '../../testing/exchange';
import { expectSameBooks } from '../../testing/same-books';
import { LOAN_TIMER } from './days';
import { debtOf } from './debt';

const USER = 'vip-2';

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('apply' as const),
      term: fc.integer({ min: 1, max: 4 }),
      /** In cents. */
      amount: fc.integer({ min: 5_000, max: 7_000_000 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('decide' as const), yes: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('repay' as const),
      id: fc.integer({ min: 1, max: 5 }),
      /** In thousandths of the debt; more than the whole debt is refused. */
      share: fc.integer({ min: 1, max: 1100 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), id: fc.integer({ min: 1, max: 5 }) }) },
  // Balances are spent, so that collections do not find enough.
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('spend' as const), share: fc.integer({ min: 500, max: 1000 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 6 * DAY_MS }) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

function run(exchange: Exchange, action: Step): void {
  const { world } = exchange;
  if (action.do === 'wait') exchange.advanceTo(exchange.nowMs + action.ms);
  else if (action.do === 'cancel') callAs(exchange, USER, 'POST /loan/cancel', { id: action.id });
  else if (action.do === 'apply') {
    const amount = new Decimal(action.amount).div(100).toFixed();
    callAs(exchange, USER, 'POST /loan/apply', { term_id: action.term, amount, pay_password: '123456' });
  } else if (action.do === 'decide') {
    const [first] = exchange.control('backOffice.list', {}) as { id: string }[];
    if (first && action.yes) exchange.control('backOffice.approve', { id: first.id });
    else if (first) exchange.control('backOffice.reject', { id: first.id, reason: 'no' });
  } else if (action.do === 'repay') {
    const row = world.tables.loans.get(action.id);
    const owed = row ? owedOf(debtOf(row)) : new Decimal(1);
    const amount = owed.mul(action.share).div(1000).toDecimalPlaces(8).toFixed();
    callAs(exchange, USER, 'POST /loan/repay', { id: action.id, amount });
  } else {
    const { id } = userOf(exchange);
    const number = world.ledger.available(id, 'change', 'USDT').mul(action.share).div(1000).toDecimalPlaces(8);
    const fields = { currency_id: 3, number: number.toFixed(), from_field: 'change', to_field: 'mining' } as const;
    callAs(exchange, USER, 'POST /wallet/change', fields);
  }
}

function userOf(exchange: Exchange) {
  const user = exchange.world.tables.users.all().find(({ nickname }) => nickname === 'Putri');
  if (!user) throw new Error('there is no Putri');
  return user;
}

/**
 * For each loan and in the ledger, debt plus repayments equal the amount lent plus charges, and nothing is negative.
 */
function checkLoans(exchange: Exchange): void {
  const { world } = exchange;
  const { loans, loanMoves } = world.tables;
  let lent = ZERO;
  for (const row of loans.all()) {
    const debt = debtOf(row);
    const owed = owedOf(debt);
    const isPaidOut = row.startMs > 0;
    const charged = new Decimal(isPaidOut ? row.amount : 0).plus(row.interestTotal).plus(row.penaltyTotal);
    expect(owed.plus(row.repaid).toFixed(), `loan ${row.id}`).toBe(charged.toFixed());
    for (const part of Object.values(debt)) expect(part.lt(0)).toBe(false);
    expect(isOwed(row.status)).toBe(owed.gt(0));
    // Each loan with a debt has a timer, and no other loan has one.
    const timer = world.scheduler.find(LOAN_TIMER, String(row.id).padStart(9, '0'));
    expect(timer !== undefined).toBe(isOwed(row.status));
    expect(timer?.atMs ?? 0).toBe(row.nextMs);
    const moves = loanMoves.list('loan', row.id);
    expect(moves.reduce((sum, { change }) => sum.plus(change), ZERO).toFixed()).toBe(owed.toFixed());
    expect(new Decimal(moves.at(-1)?.owed ?? 0).toFixed()).toBe(owed.toFixed());
    lent = lent.plus(debt.principal);
  }
  expect(world.ledger.houseBalance('house:loans', 'USDT').neg().plus(ZERO).eq(lent)).toBe(true);
  expect(world.ledger.checkBooks()).toEqual([]);
}

describe('any session of loans', () => {
  it('owes exactly what was lent and charged less what was repaid', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 8, maxLength: 40 }), (steps) => {
        const exchange = openExchange();
        for (const action of steps) {
          run(exchange, action);
          checkLoans(exchange);
        }
        exchange.advanceTo(exchange.nowMs + 100 * DAY_MS);
        checkLoans(exchange);
      }),
      { numRuns: 25 },
    );
  }, 240_000);

  it('has the same books after one jump as after steps from a restored snapshot', () => {
    const steps = fc.array(step, { minLength: 6, maxLength: 20 });
    expectSameBooks({
      begin: openExchange,
      steps,
      run,
      thenMs: 20 * DAY_MS,
      stepMs: [3_600_000, 2 * DAY_MS],
      numRuns: 8,
    });
  }, 240_000);
});
