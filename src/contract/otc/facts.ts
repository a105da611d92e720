import type { FactsOf } from '../declare';
import { PAY_PASSWORD_REFUSALS } from '../pay-password';
import type { otcAnswers } from './answers';

const REFUSED_TERMS = [
  'otc_ad_price',
  'otc_ad_number',
  'otc_ad_min',
  'otc_ad_max',
  'otc_ad_methods',
  'fiat_order_limit',
] as const;

const REFUSED_ORDER = ['otc_order_unknown', 'otc_order_moved_on'] as const;

export const otcFacts = {
  'GET /otc/ads': {
    refusals: [],
    source: 'designed',
    note: 'What merchants and other customers offer, the best price first. Without side those who sell to the customer, without fiat USD. `index`: what one USDT costs before anybody earns by it.',
  },
  'POST /otc/order': {
    refusals: [
      'ad_unknown',
      'amount_invalid',
      'otc_own_ad',
      'otc_price_moved',
      'otc_too_small',
      'otc_too_large',
      'fiat_order_limit',
      'otc_too_many_open',
      'otc_too_many_cancels',
      'payout_details_missing',
      'insufficient_balance',
    ],
    source: 'designed',
    note:
      'Takes an advertisement of a merchant, or of another customer, at the price that was shown. What is sold is set aside in the deposit account; what is ' +
      'bought arrives there. Who sells needs a saved bank card: 997 without one (contract section 1).',
  },
  'GET /otc/orders': {
    refusals: [],
    source: 'designed',
    note: 'Newest first. status 1 waits for payment, 2 paid, 3 done, 4 cancelled, 5 under appeal.',
  },
  'GET /otc/detail': { refusals: ['otc_order_unknown'], source: 'designed' },
  'POST /otc/paid': {
    refusals: REFUSED_ORDER,
    source: 'designed',
    note: 'Who buys says that they have paid; the other side then releases.',
  },
  'POST /otc/cancel': {
    refusals: REFUSED_ORDER,
    source: 'designed',
    note: 'Only who buys cancels, and only before they say that they have paid.',
  },
  'POST /otc/release': {
    refusals: [...REFUSED_ORDER, ...PAY_PASSWORD_REFUSALS],
    source: 'designed',
    note: 'Who sells says that the money has arrived: the USDT go to who bought.',
  },
  'POST /otc/appeal': {
    refusals: [...REFUSED_ORDER, 'otc_reason_required', 'special_characters', 'otc_appeal_early'],
    source: 'designed',
    note: 'The exchange decides: approved is the customer right who appealed, rejected the other side.',
  },
  'GET /otc/my_ads': { refusals: [], source: 'designed', note: 'The customer’s own advertisements, newest first.' },
  'POST /otc/ad': {
    refusals: [
      ...REFUSED_TERMS,
      'otc_too_many_ads',
      'otc_too_many_cancels',
      'payout_details_missing',
      'insufficient_balance',
    ],
    source: 'designed',
    note:
      'Publishes an advertisement, which other customers see as well: others take of it, and each time an order comes of it. What is to be sold is set ' +
      'aside in the deposit account until it is traded or the advertisement ends. `methods` are joined with commas.',
  },
  'POST /otc/ad_edit': {
    refusals: ['otc_ad_unknown', 'otc_ad_ended', ...REFUSED_TERMS, 'insufficient_balance'],
    source: 'designed',
    note: 'Other terms from now on; `number` is what is left to trade. Orders that are open stay as they are.',
  },
  'POST /otc/ad_state': {
    refusals: ['otc_ad_unknown', 'otc_ad_ended', 'otc_too_many_cancels'],
    source: 'designed',
    note:
      'Pauses, puts online again, or ends. While paused nobody takes of it. What has ended stays so; what it had set ' +
      'aside comes back, what open orders need when they end. Three orders in a row left unpaid pause it as well.',
  },
} satisfies FactsOf<typeof otcAnswers>;
