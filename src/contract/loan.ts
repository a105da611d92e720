import * as v from 'valibot';
import { LOAN_BARRIERS, LOAN_MOVES, LOAN_STATUSES } from '@/domain/loan';
import { amount } from './amount-fields';
import { declareCalls } from './declare';
import { form, id, limit, oneOf, optional, page } from './fields';
import { PAY_PASSWORD_REFUSALS, payPasswordField } from './pay-password';
import { decimal, integer, pageC, sentence, textOrEmpty } from './shapes';
import { ACCOUNT_KINDS } from './wallet';

const term = v.object({
  id: integer,
  days: integer,
  /** Percent per day begun. */
  day_rate: decimal,
});

/** Amounts are of the loan's coin. */
const loan = v.object({
  id: integer,
  currency_name: v.string(),
  amount: decimal,
  days: integer,
  day_rate: decimal,
  status: v.picklist(LOAN_STATUSES),
  /** Owed now, by what it is owed for, and together. */
  principal: decimal,
  interest: decimal,
  penalty: decimal,
  owed: decimal,
  /** Ever: paid back in all, and charged beyond the amount. */
  repaid: decimal,
  interest_total: decimal,
  penalty_total: decimal,
  /** Days begun, of the term and after it. */
  day: integer,
  overdue_day: integer,
  created_at: v.string(),
  /** Empty until it is paid out. */
  started_at: textOrEmpty,
  /** From this instant on it is overdue. */
  due_at: textOrEmpty,
  /** When the next day begins, and with it more is owed; empty when nothing grows any more. */
  next_at: textOrEmpty,
  /** When the exchange collects by itself next. */
  collect_at: textOrEmpty,
  ended_at: textOrEmpty,
  /** Why it was rejected. */
  notes: textOrEmpty,
});

const move = v.object({
  id: integer,
  kind: v.picklist(LOAN_MOVES),
  amount: decimal,
  /** What a payment was spent on. */
  principal: decimal,
  interest: decimal,
  penalty: decimal,
  /** Owed of the loan after it. */
  owed: decimal,
  /** The account it was collected from, '' otherwise. */
  account: v.union([v.picklist(ACCOUNT_KINDS), v.literal('')]),
  created_time: v.string(),
});

/** Loans: all designed, for the family has a page of them but no calls. Rules and rates are in src/domain/loan.ts. */
export const loans = declareCalls({
  'GET /loan/config': {
    access: 'user',
    request: form({}),
    response: v.object({
      currency_id: integer,
      currency_name: v.string(),
      min: decimal,
      terms: v.array(term),
      /** Percent per day begun after the due instant; for so many days at most. */
      penalty_rate: decimal,
      penalty_days: integer,
      collect_days: integer,
      collect_from: v.array(v.picklist(ACCOUNT_KINDS)),
      min_score: integer,
      most_open: integer,
      score: integer,
      vip_level: integer,
      /** Share of the assets that may be borrowed, and what it is of each tier; 0 without a tier. */
      share: decimal,
      tiers: v.array(v.object({ tier: integer, share: decimal })),
      /** Everything in all accounts less what is owed, in USDT. */
      assets_usdt: decimal,
      limit: decimal,
      /** Outstanding principal, and what waits for review. */
      borrowed: decimal,
      waiting: decimal,
      left: decimal,
      /** Owed of all loans with interest and penalty. */
      owed: decimal,
      /** Why nothing can be borrowed now; '' when it can. */
      barrier: v.union([v.picklist(LOAN_BARRIERS), v.literal('')]),
    }),
    refusals: [],
    source: 'designed',
    note: 'The limit is the share of the VIP tier (specification section 6) of the assets, debts deducted.',
  },
  'POST /loan/apply': {
    access: 'verified',
    request: form({ term_id: id('loan_term_unknown'), amount: amount(), pay_password: payPasswordField }),
    response: sentence,
    refusals: [
      'amount_invalid',
      'loan_term_unknown',
      ...LOAN_BARRIERS,
      'loan_too_small',
      'loan_over_limit',
      ...PAY_PASSWORD_REFUSALS,
    ],
    source: 'designed',
    note:
      'Waits for review; approved it is paid into the spot account, and its first day begins. The payment password is ' +
      'asked last, so that a guess is counted only for a request that could be carried out.',
  },
  'POST /loan/cancel': {
    access: 'user',
    request: form({ id: id('loan_unknown') }),
    response: sentence,
    refusals: ['loan_unknown', 'loan_decided'],
    source: 'designed',
    note: 'Takes an application back while it waits for review.',
  },
  'GET /loan/list': {
    access: 'user',
    request: form({ open: optional(oneOf([0, 1])), page, limit: limit(10) }),
    response: pageC(loan),
    refusals: [],
    source: 'designed',
    note: 'Newest first. open 1: waiting, running, overdue; 0: the others; missing means all.',
  },
  'GET /loan/detail': {
    access: 'user',
    request: form({ id: id('loan_unknown') }),
    response: v.object({ ...loan.entries, moves: v.array(move) }),
    refusals: ['loan_unknown'],
    source: 'designed',
    note: 'With everything that happened to it, newest first.',
  },
  'POST /loan/repay': {
    access: 'user',
    request: form({ id: id('loan_unknown'), amount: amount(), owed: optional(amount()) }),
    response: sentence,
    refusals: [
      'amount_invalid',
      'loan_unknown',
      'loan_not_running',
      'owed_changed',
      'repay_too_much',
      'insufficient_balance',
    ],
    source: 'designed',
    note:
      'From the spot account: penalty first, then interest, then principal. `owed` is what the customer was shown: if a ' +
      'day has begun since, nothing is paid, and the new amount is told.',
  },
});
