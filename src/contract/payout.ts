import * as v from 'valibot';
import { ADDRESS_MAX } from '@/domain/payout/addresses';
import { CARD_FIELD_NAMES, CARD_TEXT_MAX } from '@/domain/payout/bank-card';
import { MEMO_MAX } from '@/domain/payout/memo';
import { PAYOUT_TYPES } from '@/domain/payout/payout';
import { amount } from './amount-fields';
import { declareCalls } from './declare';
import { form, id, limit, oneOf, optional, page, text } from './fields';
import { OWN_PROOF_REFUSALS, ownProofFields } from './own-proof';
import { PAY_PASSWORD_REFUSALS, payPasswordField } from './pay-password';
import { decimal, integer, pageB, sentence, textOrEmpty } from './shapes';

/** One way to withdraw (designed). `rate` is the fee: a flat amount of the coin, or a fraction if `ratetype` is 1. */
const way = v.object({
  type: integer,
  /** Code of the chain (src/domain/payout/payout/networks.ts), '' for bank cards. */
  network: textOrEmpty,
  /** How simulated addresses of this exchange begin. They are accepted even if they break the chain's address rules. */
  own_prefix: textOrEmpty,
  rate: decimal,
  ratetype: integer,
  min_number: decimal,
});

/**
 * What may still be withdrawn within 24 hours (designed). `left` is in the coin; `rule` is the limit that decides it.
 */
const daily = v.object({
  rule: v.picklist(['identity', 'vip']),
  left: decimal,
  left_usd: decimal,
  identity_level: integer,
  identity_limit_btc: decimal,
  identity_left_btc: decimal,
  vip_level: integer,
  vip_limit_usd: decimal,
  vip_left_usd: decimal,
  /** Unix seconds at which the oldest request of the last 24 hours stops counting; 0 when there is none. */
  next_time: integer,
});

/** One withdrawal. Fields that the family's rows lack are designed, and optional. */
const withdrawal = v.object({
  id: integer,
  number: decimal,
  name: v.string(),
  create_time: v.string(),
  status: integer,
  notes: textOrEmpty,
  status_text: textOrEmpty,
  type: v.optional(integer),
  address: textOrEmpty,
  network: textOrEmpty,
  memo: textOrEmpty,
  rate: v.optional(decimal),
  real_number: v.optional(decimal),
  handle_time: textOrEmpty,
});

const walletAddress = v.object({
  id: integer,
  user_id: v.optional(integer),
  /** Coin id; `name` is the coin's name. */
  currency: integer,
  name: v.string(),
  address: v.string(),
  qrcode: textOrEmpty,
  /** The user's label, the chain, and the tag or memo that belongs to the address (designed). */
  label: textOrEmpty,
  type: textOrEmpty,
  memo: textOrEmpty,
  create_time: textOrEmpty,
  update_time: textOrEmpty,
});

/** Clients were observed to send it. Saving it with an address and the rules of each chain are designed. */
const memo = optional(text(MEMO_MAX));
const MEMO_REFUSALS = ['memo_unused', 'tag_invalid', 'memo_invalid'] as const;

const cardColumns = Object.fromEntries(CARD_FIELD_NAMES.map((name) => [name, textOrEmpty])) as Record<
  (typeof CARD_FIELD_NAMES)[number],
  typeof textOrEmpty
>;

/** A field of a bank card; blank counts as absent. Tags are stripped, as from every input. */
const cardText = v.optional(
  v.pipe(
    v.string('parameter_error'),
    v.maxLength(CARD_TEXT_MAX * 4, 'text_too_long'),
    v.transform((typed) => typed.replaceAll(/<[^>]*>/g, '').trim() || undefined),
  ),
);

const CARD_REFUSALS = [
  'bank_fields_required',
  'text_too_long',
  'special_characters',
  'card_name_invalid',
  'card_number_invalid',
  'aba_invalid',
  'swift_invalid',
  'mobile_invalid',
  ...OWN_PROOF_REFUSALS,
] as const;

/** One generation of clients sends an international card by position, in the order of `INTERNATIONAL_FIELDS`. */
const positional = {
  'data[0]': cardText,
  'data[1]': cardText,
  'data[2]': cardText,
  'data[3]': cardText,
  'data[4]': cardText,
  'data[5]': cardText,
  'data[6]': cardText,
  'data[7]': cardText,
  'data[8]': cardText,
};

/** Withdrawals, and their destinations: saved addresses and bank cards (contract sections 4 and 6). */
export const payout = declareCalls({
  'POST /wallet/get_info': {
    access: 'user',
    request: form({ currency: id('currency_unknown') }),
    response: v.object({
      name: v.string(),
      rate: decimal,
      ratetype: v.optional(integer),
      min_number: decimal,
      legal_balance: v.optional(decimal),
      change_balance: decimal,
      /** USD of one unit (designed, as all fields below). */
      price: v.optional(decimal),
      ways: v.optional(v.array(way)),
      daily: v.optional(daily),
      /** The largest order to a bank card, in USD. */
      fiat_per_order: v.optional(decimal),
      /**
       * Withdrawals are suspended after a change of the login password until this time, in Unix seconds; 0 if they are
       * not.
       */
      paused_until: v.optional(integer),
    }),
    refusals: ['currency_unknown', 'not_withdrawable'],
    source: 'observed',
    note:
      'rate, ratetype and min_number are those of the first way. Withdrawals take from the spot account ' +
      '(change_balance). Identity levels limit in BTC, VIP tiers in USD, both over the 24 hours before a request.',
  },
  'POST /wallet/out': {
    access: 'verified',
    request: form({
      currency: id('currency_unknown'),
      number: amount('amount_invalid'),
      type: optional(oneOf(PAYOUT_TYPES)),
      address: optional(text(ADDRESS_MAX, 'address_invalid')),
      users_wallet_withdraw_id: optional(id('address_unknown')),
      sub_type: optional(text(32, 'network_unknown')),
      rate: optional(text(32)),
      memo,
      pay_password: payPasswordField,
    }),
    response: sentence,
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
      'bank card. `rate` is ignored. The amount is frozen until somebody decides; the fee is part of it. Without sub_type, ' +
      'the chain, the first one that knows such addresses is taken (designed). A saved address brings its memo along. The payment password is asked last, so ' +
      'that a guess is counted only for a request that could be carried out.',
  },
  'GET /user/withdraw/list': {
    access: 'user',
    request: form({ page, limit: limit(10) }),
    response: pageB(withdrawal),
    refusals: [],
    source: 'observed',
    note: 'Newest first. status 1 under audit, 2 done, 3 failed; notes is the reason. handle_time and the ways are designed.',
  },
  'POST /user/wallet/save': {
    access: 'user',
    request: form({
      id: optional(id('address_unknown')),
      currency: id('currency_unknown'),
      address: text(ADDRESS_MAX, 'address_required'),
      qrcode: text(200, 'qrcode_required'),
      type: optional(text(32, 'network_unknown')),
      name: optional(text(64, 'text_too_long')),
      memo,
      ...ownProofFields,
    }),
    response: sentence,
    refusals: [
      'currency_unknown',
      'address_required',
      'qrcode_required',
      'address_unknown',
      'not_withdrawable',
      'network_unknown',
      'address_invalid',
      ...MEMO_REFUSALS,
      'picture_unknown',
      'text_too_long',
      'special_characters',
      'address_repeated',
      'too_many_addresses',
      ...OWN_PROOF_REFUSALS,
    ],
    source: 'observed',
    note:
      '`id` edits. `type` is the chain (one fork sends it; src/domain/payout/payout/networks.ts); without it the first that knows such addresses is taken. ' +
      '`name` is kept as the label (the family ignores it). qrcode is the address of an uploaded picture. code and ' +
      'pay_password are designed: asked for a new address, and where an old one is to become another.',
  },
  'GET /user/wallet/list': {
    access: 'user',
    request: form({ page, limit: limit(10) }),
    response: pageB(walletAddress),
    refusals: [],
    source: 'observed',
    note: 'Newest first. `name` is the coin; label and type are designed.',
  },
  'POST /user/cash_info': {
    access: 'user',
    request: form({}),
    response: v.object({
      ...cardColumns,
      id: v.optional(integer),
      bank_id: v.optional(v.nullable(integer)),
      wechat_nickname: textOrEmpty,
      banks: v.optional(v.array(v.object({ id: integer, name: v.string() }))),
    }),
    refusals: [],
    source: 'observed',
    note: 'The domestic card. When nothing is saved, only `banks` is answered.',
  },
  'POST /user/cash_save': {
    access: 'user',
    request: form({
      real_name: cardText,
      bank_account: cardText,
      bank_name: cardText,
      bank_id: optional(id('bank_fields_required')),
      bank_dizhi: cardText,
      bank_branch: cardText,
      alipay_account: cardText,
      wechat_account: cardText,
      wechat_nickname: cardText,
      ...ownProofFields,
    }),
    response: sentence,
    refusals: CARD_REFUSALS,
    source: 'observed',
    note:
      'All fields of a domestic card are required (specification section 5): real_name, bank_account, bank_name or ' +
      'bank_id, bank_dizhi, bank_branch, alipay_account (ABA or clearing number). The others are kept if sent. ' +
      'code and pay_password are designed: asked for unless the card is saved already as it is sent.',
  },
  'POST /user/cash_info_international': {
    access: 'user',
    request: form({}),
    response: v.object({
      forms: v.array(v.string()),
      data: v.array(v.string()),
      ...cardColumns,
      wechat_nickname: textOrEmpty,
    }),
    refusals: [],
    source: 'observed',
    note: 'Labels and values in one order, and the same values by name, which other pages of the family read.',
  },
  'POST /user/cash_save_international': {
    access: 'user',
    request: form({
      ...positional,
      real_name: cardText,
      bank_account: cardText,
      bank_name: cardText,
      bank_dizhi: cardText,
      bank_network: cardText,
      alipay_account: cardText,
      swift_code: cardText,
      phone: cardText,
      wechat_account: cardText,
      wechat_nickname: cardText,
      ...ownProofFields,
    }),
    response: sentence,
    refusals: CARD_REFUSALS,
    source: 'observed',
    note:
      'data[0], data[1], … or the named fields; a named one wins. wechat_nickname stands in for swift_code. code and ' +
      'pay_password as with the domestic card.',
  },
});
