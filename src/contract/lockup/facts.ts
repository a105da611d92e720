import type { FactsOf } from '../declare';
import type { lockupAnswers } from './answers';

export const lockupFacts = {
  'GET /lh/deposit/config': { refusals: [], source: 'observed', note: 'penalty_rate and dividend_time are designed.' },
  'GET /lh/deposit/order': {
    refusals: [],
    source: 'observed',
    note: 'Newest first; a page that is empty ends the list.',
  },
  'POST /lh/deposit': {
    refusals: ['amount_invalid', 'product_unknown', 'deposit_too_small', 'deposit_too_large', 'insufficient_balance'],
    source: 'observed',
    note:
      'From the spot account. It earns from tomorrow on: one dividend a day into the spot account, the first a day ' +
      'after the start, and with the last the amount comes back. The largest amount is designed.',
  },
  'POST /lh/deposit/order/cancel': {
    refusals: ['order_unknown', 'deposit_ended'],
    source: 'observed',
    note: 'Leaves early: the amount less cancel_fee comes back, dividends that were paid stay.',
  },
} satisfies FactsOf<typeof lockupAnswers>;
