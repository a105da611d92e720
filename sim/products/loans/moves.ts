import type { AccountKind } from '@/contract/account-kinds';
import { type LoanDebt, type LoanMove, NO_DEBT, owedOf } from '@/domain/loans/loans';
import type { Money } from '@/domain/money/money';
import type { World } from '../../world';
import type { LoanRow } from './tables';

/** A debt as the columns of a row. */
export const debtColumns = ({ principal, interest, penalty }: LoanDebt) => ({
  principal: principal.toFixed(),
  interest: interest.toFixed(),
  penalty: penalty.toFixed(),
});

interface Move {
  readonly kind: LoanMove;
  /** The signed change of the debt. */
  readonly change: Money;
  /** The debt after it. */
  readonly debt: LoanDebt;
  /** How a payment was split. */
  readonly parts?: LoanDebt;
  /** The account from which a debt was collected; '' otherwise. */
  readonly account?: AccountKind | '';
}

/** Records a move of a loan. Returns the loan with its new debt. */
export function noteMove(
  world: World,
  row: LoanRow,
  { kind, change, debt, parts = NO_DEBT, account = '' }: Move,
): LoanRow {
  const { loanMoves, loans } = world.tables;
  loanMoves.insert({
    id: loanMoves.nextId(),
    loanId: row.id,
    userId: row.userId,
    kind,
    amount: change.abs().toFixed(),
    change: change.toFixed(),
    ...debtColumns(parts),
    owed: owedOf(debt).toFixed(),
    account,
    atMs: world.nowMs,
  });
  return loans.update(row.id, debtColumns(debt));
}
