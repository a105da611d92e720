import { defineTable } from '@sim/db/table-definition';
import type { AccountKind } from '@/contract/wallet';
import { isOpenLoan, isOwed, LOAN_WAITING, type LoanMove, type LoanStatus } from '@/domain/loan';

/** A loan from its application on. Amounts are decimal strings of at most 8 decimals; its terms are those of that day. */
export interface LoanRow {
  readonly id: number;
  readonly userId: number;
  readonly amount: string;
  readonly days: number;
  /** Percent per day begun. */
  readonly dayPercent: string;
  readonly status: LoanStatus;
  /** Owed now. */
  readonly principal: string;
  readonly interest: string;
  readonly penalty: string;
  /** Ever. */
  readonly repaid: string;
  readonly interestTotal: string;
  readonly penaltyTotal: string;
  readonly createdMs: number;
  /** 0 until it is paid out. */
  readonly startMs: number;
  readonly dueMs: number;
  /** When its next day begins; 0 when none does. */
  readonly nextMs: number;
  /** 0 while open. */
  readonly endedMs: number;
  /** Why it was rejected. */
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

/** Something that happened to a loan: what it charged, paid out or paid back. */
export interface LoanMoveRow {
  readonly id: number;
  readonly loanId: number;
  readonly userId: number;
  readonly kind: LoanMove;
  readonly amount: string;
  /** Signed change of what is owed. */
  readonly change: string;
  readonly principal: string;
  readonly interest: string;
  readonly penalty: string;
  /** Owed of the loan after it. */
  readonly owed: string;
  /** The account it was collected from. */
  readonly account: AccountKind | '';
  readonly atMs: number;
}

export const loanMoves = defineTable<LoanMoveRow>()({
  name: 'loan_moves',
  key: 'id',
  indexes: { loan: (row) => row.loanId, user: (row) => row.userId },
});
