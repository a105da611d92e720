import type { FactsOf } from '../declare';
import type { ieoAnswers } from './answers';

export const ieoFacts = {
  'GET /project': {
    refusals: [],
    source: 'observed',
    note: 'Those that begin or end next first, then those that have ended, the latest first. An empty page ends the list.',
  },
  'GET /project/detail': { refusals: ['project_unknown'], source: 'observed' },
  'POST /project/order': {
    refusals: [
      'amount_invalid',
      'project_unknown',
      'project_not_open',
      'project_ended',
      'amount_step',
      'subscription_small',
      'subscription_large',
      'sold_out',
      'subscription_left',
      'insufficient_balance',
    ],
    source: 'observed',
    note:
      'Amount in coins; what it costs is frozen in the spot account until the sale ends. `pay_currency` and `price` are ' +
      'taken and not read. Shares are the amount x issue / applications, cut to the market’s lots; the rest is refunded to ' +
      'the last digit. The largest amount of a customer is designed.',
  },
  'GET /user/project/order': {
    refusals: [],
    source: 'observed',
    note: 'Newest first. Coins are issued half an hour after the sale ends and stay frozen until `sell_begin` (designed).',
  },
} satisfies FactsOf<typeof ieoAnswers>;
