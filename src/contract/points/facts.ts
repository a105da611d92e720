import type { FactsOf } from '../declare';
import type { pointsAnswers } from './answers';

export const pointsFacts = {
  'GET /points/list': {
    refusals: [],
    source: 'designed',
    note: 'Stock is filled up at the midnight of the exchange (UTC+8).',
  },
  'POST /points/exchange': {
    refusals: ['good_unknown', 'good_sold_out', 'good_limit', 'points_insufficient'],
    source: 'designed',
    note: 'A coupon is put among the coupons, USDT into the spot account.',
  },
  'POST /points/sign': {
    refusals: ['points_signed'],
    source: 'designed',
    note: 'The points of the day, once a day of the exchange.',
  },
  'GET /points/rules': {
    refusals: [],
    source: 'designed',
    note: 'How points come about, and how far the customer is.',
  },
  'GET /points/history': {
    refusals: [],
    source: 'designed',
    note: 'Newest first. Trading is one row a day, which grows.',
  },
} satisfies FactsOf<typeof pointsAnswers>;
