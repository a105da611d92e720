import type { FactsOf } from '../declare';
import type { membershipAnswers } from './answers';

const billRefusals = ['currency_unknown', 'range_invalid'] as const;

export const membershipFacts = {
  'GET /user/vip': {
    refusals: [],
    source: 'designed',
    note: 'Deposits count at their value when they were approved. The amounts in `saved` add up to the total.',
  },
  'GET /user/coupons': {
    refusals: [],
    source: 'designed',
    note: 'status 1 received (those in use, which are 2, come with them), 3 used, 4 expired; missing means all.',
  },
  'POST /user/coupons/use': {
    refusals: ['coupon_unknown', 'coupon_used', 'coupon_expired', 'coupon_in_use'],
    source: 'designed',
    note: 'Puts a coupon to use: the next fees or the next deposit it fits. One of a kind at a time.',
  },
  'GET /user/bills': {
    refusals: billRefusals,
    source: 'designed',
    note: 'Everything that moved money, newest first. What only an order set aside is no bill.',
  },
  'GET /user/bills/detail': { refusals: ['bill_unknown'], source: 'designed' },
  'GET /user/bills/export': {
    refusals: billRefusals,
    source: 'designed',
    note: 'The newest 5,000 of what the filter leaves, for a file; `count` tells how many there are.',
  },
  'GET /user/invite': {
    refusals: [],
    source: 'designed',
    note: 'Rebates are booked at the exchange’s midnight (UTC+8), for the fees of the day that ended.',
  },
  'GET /user/invitees': {
    refusals: [],
    source: 'designed',
    note: 'Names and addresses are masked by the exchange; `id` numbers the rows and is no user id.',
  },
  'GET /user/rebates': {
    refusals: [],
    source: 'designed',
    note: 'One row a day on which invited customers paid fees, newest first.',
  },
  'GET /user/credit': {
    refusals: [],
    source: 'designed',
    note: 'The score of /user/info, why it is what it is, and what may still raise it.',
  },
} satisfies FactsOf<typeof membershipAnswers>;
