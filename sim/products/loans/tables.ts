import { defineTable } from '@sim/db/table-definition';
import type { AccountKind } from '@/contract/account-kinds';
import { isOpenLoan, isOwed, LOAN_WAITING, type LoanMove, type LoanStatus } from '@/domain/loans/loans';

/** A loan, from its application on, with the terms at that time. Amounts are decimal strings of at most 8 decimals. */
export interface LoanRow {
  readonly id: number;
  readonly userId: number;
  readonly amount: string;
  readonly days: number;
  /** Percent for each day begun. */
  readonly dayPercent: string;
  readonly status: LoanStatus;
  /** Parts of the current debt. */
  readonly principal: string;
  readonly interest: string;
  readonly penalty: string;
  /** Totals over the loan's life. */
  readonly repaid: string;
  readonly interestTotal: string;
  readonly penaltyTotal: string;
  readonly createdMs: number;
  /** 0 until it is paid out. */
  readonly startMs: number;
  readonly dueMs: number;
  /** When the loan's next day begins; 0 when none does. */
  readonly nextMs: number;
  /** 0 until it is rejected, cancelled or repaid. */
  readonly endedMs: number;
  /** Why it was rejected; '' otherwise. */
  readonly notes: string;
}

export const loans = defineTable<LoanRow>()({
  name: 'loans',
  key: 'id',
  indexes: {
    user: (row) => row.userId,
    userOpen: (row) => `${row.userId}|${isOpenLoan(row.status) ? 1 : 0}`,
    owed: (row) => (isOwed(row.status) ? row.userId : null),
    waiting: (row) => (row.status === LOAN_WAITING ? LOAN_WAITING : null),
  },
});

/** A move of a loan: a charge, the payout or a repayment. */
export interface LoanMoveRow {
  readonly id: number;
  readonly loanId: number;
  readonly userId: number;
  readonly kind: LoanMove;
  readonly amount: string;
  /** Signed change of the debt. */
  readonly change: string;
  readonly principal: string;
  readonly interest: string;
  readonly penalty: string;
  /** The loan's debt after the move. */
  readonly owed: string;
  /** The account it was collected from; '' for other moves. */
  readonly account: AccountKind | '';
  readonly atMs: number;
}

export const loanMoves = defineTable<LoanMoveRow>()({
  name: 'loan_moves',
  key: 'id',
  indexes: { loan: (row) => row.loanId, user: (row) => row.userId },
});
