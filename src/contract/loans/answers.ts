import * as v from 'valibot';
import { LOAN_BARRIERS, LOAN_MOVES, LOAN_STATUSES } from '@/domain/loans/loans';
import { ACCOUNT_KINDS } from '../account-kinds';
import type { AnswerTable } from '../declare';
import { decimal, integer, pageC, sentence, textOrEmpty, wireTime } from '../shapes';

const term = v.object({
  id: integer,
  days: integer,
  /** Percent per started day. */
  day_rate: decimal,
});

/** Amounts are in the loan's coin. */
const loan = v.object({
  id: integer,
  currency_name: v.string(),
  amount: decimal,
  days: integer,
  day_rate: decimal,
  status: v.picklist(LOAN_STATUSES),
  /** Amounts owed now: principal, interest, penalty, and their sum. */
  principal: decimal,
  interest: decimal,
  penalty: decimal,
  owed: decimal,
  /** Totals since the beginning: repaid, interest charged, penalty charged. */
  repaid: decimal,
  interest_total: decimal,
  penalty_total: decimal,
  /** Started days of the term, and started days after its end. */
  day: integer,
  overdue_day: integer,
  created_at: wireTime,
  /** Empty until the loan is paid out. */
  started_at: textOrEmpty,
  /** The loan is overdue from this time on. */
  due_at: textOrEmpty,
  /** When the next day starts and the amount owed grows; empty when it no longer grows. */
  next_at: textOrEmpty,
  /** When the exchange next collects automatically. */
  collect_at: textOrEmpty,
  ended_at: textOrEmpty,
  /** Reason of a rejection. */
  notes: textOrEmpty,
});

const move = v.object({
  id: integer,
  kind: v.picklist(LOAN_MOVES),
  amount: decimal,
  /** How a payment was divided. */
  principal: decimal,
  interest: decimal,
  penalty: decimal,
  /** Amount owed on the loan afterwards. */
  owed: decimal,
  /** The account that was collected from; '' otherwise. */
  account: v.union([v.picklist(ACCOUNT_KINDS), v.literal('')]),
  created_time: v.string(),
});

/** Loans (designed: the family has a page for them, but no calls). Rules and rates are in src/domain/loans/loans.ts. */
export const loansAnswers = {
  'GET /loan/config': v.object({
    currency_id: integer,
    currency_name: v.string(),
    min: decimal,
    /** At least one, also where the customer cannot borrow. */
    terms: v.pipe(v.array(term), v.minLength(1)),
    /** Percent per started day after the due time, and the number of days it is charged at most. */
    penalty_rate: decimal,
    penalty_days: integer,
    collect_days: integer,
    collect_from: v.array(v.picklist(ACCOUNT_KINDS)),
    min_score: integer,
    most_open: integer,
    score: integer,
    vip_level: integer,
    /** The fraction of the assets that may be borrowed, and the fraction of each VIP tier; 0 without a tier. */
    share: decimal,
    tiers: v.array(v.object({ tier: integer, share: decimal })),
    /** Sum of all accounts less debts, in USDT. */
    assets_usdt: decimal,
    limit: decimal,
    /** Outstanding principal, and the amount under review. */
    borrowed: decimal,
    waiting: decimal,
    left: decimal,
    /** Amount owed on all loans, including interest and penalties. */
    owed: decimal,
    /** Why the customer cannot borrow now; '' if borrowing is possible. */
    barrier: v.union([v.picklist(LOAN_BARRIERS), v.literal('')]),
  }),
  'POST /loan/apply': sentence,
  'POST /loan/cancel': sentence,
  'GET /loan/list': pageC(loan),
  'GET /loan/detail': v.object({ ...loan.entries, moves: v.array(move) }),
  'POST /loan/repay': sentence,
} satisfies AnswerTable;
