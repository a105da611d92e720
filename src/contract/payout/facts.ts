import type { FactsOf } from '../declare';
import { PAY_PASSWORD_REFUSALS } from '../pay-password';
import { PAYOUT_AUTH_REFUSALS } from '../payout-auth';
import type { payoutAnswers } from './answers';

const MEMO_REFUSALS = ['memo_unused', 'tag_invalid', 'memo_invalid', 'text_too_long'] as const;

const CARD_REFUSALS = [
  'bank_fields_required',
  'text_too_long',
  'special_characters',
  'card_name_invalid',
  'card_number_invalid',
  'aba_invalid',
  'swift_invalid',
  'mobile_invalid',
  ...PAYOUT_AUTH_REFUSALS,
] as const;

export const payoutFacts = {
  'POST /wallet/get_info': {
    refusals: ['currency_unknown', 'not_withdrawable'],
    source: 'observed',
    note:
      'rate, ratetype and min_number are those of the first way. Withdrawals take from the spot account ' +
      '(change_balance). Identity levels limit in BTC, VIP tiers in USD, both over the 24 hours before a request.',
  },
  'POST /wallet/out': {
    refusals: [
      'email_unbound',
      'phone_unbound',
      'score_too_low',
      'payouts_paused',
      'currency_unknown',
      'not_withdrawable',
      'network_unknown',
      'address_required',
      'address_unknown',
      'address_invalid',
      ...MEMO_REFUSALS,
      'bank_not_offered',
      'bank_card_missing',
      'amount_invalid',
      'withdrawal_too_small',
      'insufficient_balance',
      'fiat_order_limit',
      'daily_limit_identity',
      'daily_limit_vip',
      ...PAY_PASSWORD_REFUSALS,
    ],
    source: 'observed',
    note:
      'type 0 goes to `address`, or to the saved one that users_wallet_withdraw_id names; 1 and 2 go to the saved ' +
      'bank card. `rate` is ignored. The amount is frozen until a reviewer decides; the fee is part of it. Without sub_type, ' +
      'the chain, the first one that knows such addresses is taken (designed). A saved address brings its memo along; with `address` beside it, it must still be that one with that memo. The payment password is checked last, so ' +
      'that a wrong one is counted only for a request that could be carried out.',
  },
  'GET /user/withdraw/list': {
    refusals: [],
    source: 'observed',
    note: 'Newest first. status 1 under audit, 2 done, 3 failed; notes is the reason. handle_time and the ways are designed.',
  },
  'POST /user/wallet/save': {
    refusals: [
      'currency_required',
      'currency_unknown',
      'address_required',
      'qrcode_required',
      'address_unknown',
      'not_withdrawable',
      'network_unknown',
      'address_invalid',
      ...MEMO_REFUSALS,
      'picture_unknown',
      'special_characters',
      'address_repeated',
      'too_many_addresses',
      ...PAYOUT_AUTH_REFUSALS,
    ],
    source: 'observed',
    note:
      '`id` edits. `type` is the chain (one fork sends it; src/domain/payout/networks.ts); without it the first that knows such addresses is taken. ' +
      '`name` is kept as the label (the family ignores it). qrcode is the address of an uploaded picture. code and ' +
      'pay_password are designed: required for a new address, and where the address or the picture of a saved one changes.',
  },
  'GET /user/wallet/list': {
    refusals: [],
    source: 'observed',
    note: 'Newest first. `name` is the coin; label and type are designed.',
  },
  'POST /user/cash_info': {
    refusals: [],
    source: 'observed',
    note: 'The domestic card. When nothing is saved, only `banks` is answered.',
  },
  'POST /user/cash_save': {
    refusals: CARD_REFUSALS,
    source: 'observed',
    note:
      'All fields of a domestic card are required (specification section 5): real_name, bank_account, bank_name or ' +
      'bank_id, bank_dizhi, bank_branch, alipay_account (ABA or clearing number). The others are stored if sent. ' +
      'code and pay_password are designed: required unless the same card is saved already.',
  },
  'POST /user/cash_info_international': {
    refusals: [],
    source: 'observed',
    note: 'Labels and values in one order, and the same values by name, which other pages of the family read.',
  },
  'POST /user/cash_save_international': {
    refusals: CARD_REFUSALS,
    source: 'observed',
    note:
      'data[0], data[1], … or the named fields; a named one wins. wechat_nickname stands in for swift_code. code and ' +
      'pay_password as with the domestic card.',
  },
} satisfies FactsOf<typeof payoutAnswers>;
