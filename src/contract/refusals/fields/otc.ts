import { refusalFields } from './refusal-fields';

export const OTC_TAKE_FIELDS = refusalFields('POST /otc/order', {
  ad_unknown: null,
  amount_invalid: 'number',
  otc_own_ad: null,
  otc_price_moved: null,
  otc_too_small: 'number',
  otc_too_large: 'number',
  fiat_order_limit: 'number',
  otc_too_many_open: null,
  otc_too_many_cancels: null,
  payout_details_missing: null,
  insufficient_balance: 'number',
});

const TERMS = {
  otc_ad_price: 'price_value',
  otc_ad_number: 'number',
  otc_ad_min: 'min',
  otc_ad_max: 'max',
  otc_ad_methods: 'methods',
  fiat_order_limit: 'max',
  insufficient_balance: 'number',
} as const;

export const OTC_AD_FIELDS = refusalFields('POST /otc/ad', {
  ...TERMS,
  otc_too_many_ads: null,
  otc_too_many_cancels: null,
  payout_details_missing: null,
});

export const OTC_AD_EDIT_FIELDS = refusalFields('POST /otc/ad_edit', {
  ...TERMS,
  otc_ad_unknown: null,
  otc_ad_ended: null,
});

export const OTC_APPEAL_FIELDS = refusalFields('POST /otc/appeal', {
  otc_reason_required: 'reason',
  special_characters: 'reason',
  otc_appeal_early: null,
  otc_order_unknown: null,
  otc_order_moved_on: null,
});
