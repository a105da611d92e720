import { refusalFields } from './refusal-fields';

export const LOAN_FIELDS = refusalFields('POST /loan/apply', {
  amount_invalid: 'amount',
  loan_term_unknown: 'term_id',
  loan_overdue: null,
  loan_score_low: null,
  loan_not_offered: null,
  loan_waiting: null,
  too_many_loans: null,
  loan_too_small: 'amount',
  loan_over_limit: 'amount',
  pay_password_missing: 'pay_password',
  pay_password_required: 'pay_password',
  pay_password_locked: 'pay_password',
  pay_password_wrong: 'pay_password',
});

export const REPAYMENT_FIELDS = refusalFields('POST /loan/repay', {
  amount_invalid: { otherwise: 'amount', owed: null },
  loan_unknown: null,
  loan_not_running: null,
  owed_changed: null,
  repay_too_much: 'amount',
  insufficient_balance: 'amount',
});
