import { type LoanDebt, owedOf } from '@/domain/loans/loans';
import { Decimal, type Money, ZERO } from '@/domain/money/money';
import type { World } from '../../world';
import type { LoanRow } from './tables';

/**
 * The debt of a loan. It may exceed the balance limit, because interest and penalties are not booked before they are
 * paid.
 */
export const debtOf = ({ principal, interest, penalty }: LoanRow): LoanDebt => ({
  principal: new Decimal(principal),
  interest: new Decimal(interest),
  penalty: new Decimal(penalty),
});

/** A customer's debt now, over all loans, in USDT. */
export const debtNow = (world: World, userId: number): Money =>
  world.tables.loans.list('owed', userId).reduce((sum, row) => sum.plus(owedOf(debtOf(row))), ZERO);

/**
 * A function that returns a customer's debt at past instants, which must be asked from the newest to the oldest. It
 * starts with the current debt and undoes the loans' moves.
 */
export function debtBackwards(world: World, userId: number): (atMs: number) => Money {
  // The loans of a customer added from data were created one after the other, so their moves are not in the order of
  // time.
  const moves = [...world.tables.loanMoves.list('user', userId)].sort((a, b) => b.atMs - a.atMs);
  let debt = debtNow(world, userId);
  let next = 0;
  return (atMs) => {
    for (let move = moves[next]; move && move.atMs > atMs; move = moves[next]) {
      debt = debt.minus(new Decimal(move.change));
      next += 1;
    }
    return debt;
  };
}
