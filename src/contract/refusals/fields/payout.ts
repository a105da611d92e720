import { CODE, PAY_PASSWORD, refusalFields } from './refusal-fields';

/** Refusals of a code to an address of the own account. */
const OWN_CODE = { proof_required: 'code', ...CODE } as const;

export const WITHDRAWAL_FIELDS = refusalFields('POST /wallet/out', {
  email_unbound: null,
  phone_unbound: null,
  score_too_low: null,
  payouts_paused: null,
  currency_unknown: null,
  not_withdrawable: null,
  network_unknown: 'address',
  address_required: 'address',
  address_unknown: 'address',
  address_invalid: 'address',
  memo_unused: 'address',
  tag_invalid: 'address',
  memo_invalid: 'address',
  text_too_long: 'address',
  bank_not_offered: 'address',
  bank_card_missing: 'address',
  amount_invalid: 'number',
  withdrawal_too_small: 'number',
  insufficient_balance: 'number',
  fiat_order_limit: 'number',
  daily_limit_identity: 'number',
  daily_limit_vip: 'number',
  ...PAY_PASSWORD,
});

export const SAVED_ADDRESS_FIELDS = refusalFields('POST /user/wallet/save', {
  currency_required: 'currency',
  currency_unknown: 'currency',
  address_required: 'address',
  qrcode_required: 'qrcode',
  address_unknown: null,
  not_withdrawable: 'currency',
  network_unknown: 'type',
  address_invalid: 'address',
  memo_unused: 'memo',
  tag_invalid: 'memo',
  memo_invalid: 'memo',
  picture_unknown: 'qrcode',
  text_too_long: { otherwise: 'name', memo: 'memo', address: 'address' },
  special_characters: 'name',
  address_repeated: 'address',
  too_many_addresses: null,
  ...OWN_CODE,
  ...PAY_PASSWORD,
});

/** Fields that both kinds of card have. Clients of the family may send others, which no form of ours shows. */
const CARD_TEXTS = {
  otherwise: null,
  real_name: 'real_name',
  bank_account: 'bank_account',
  bank_name: 'bank_name',
  bank_dizhi: 'bank_dizhi',
  alipay_account: 'alipay_account',
} as const;
const DOMESTIC_TEXTS = { ...CARD_TEXTS, bank_branch: 'bank_branch' } as const;
const INTERNATIONAL_TEXTS = {
  ...CARD_TEXTS,
  bank_network: 'bank_network',
  swift_code: 'swift_code',
  phone: 'phone',
  wechat_account: 'wechat_account',
} as const;

/** Refusals that the text of any field of a card may get. They name the field. */
const ofTexts = <Texts>(texts: Texts) => ({
  bank_fields_required: texts,
  text_too_long: texts,
  special_characters: texts,
});

const CARD = {
  card_name_invalid: 'real_name',
  card_number_invalid: 'bank_account',
  aba_invalid: 'alipay_account',
  ...OWN_CODE,
  ...PAY_PASSWORD,
} as const;

export const CARD_FIELDS = refusalFields('POST /user/cash_save', {
  ...CARD,
  ...ofTexts(DOMESTIC_TEXTS),
  swift_invalid: null,
  mobile_invalid: null,
});

export const INTERNATIONAL_CARD_FIELDS = refusalFields('POST /user/cash_save_international', {
  ...CARD,
  ...ofTexts(INTERNATIONAL_TEXTS),
  swift_invalid: 'swift_code',
  mobile_invalid: 'phone',
});
