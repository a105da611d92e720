import * as v from 'valibot';
import { CARD_FIELD_NAMES } from '@/domain/payout/bank-card';
import type { AnswerTable } from '../declare';
import { decimal, integer, pageB, sentence, textOrEmpty } from '../shapes';
import { unixSeconds } from '../unix-seconds';

/** One way to withdraw (designed). `rate` is the fee: a flat amount of the coin, or a fraction if `ratetype` is 1. */
const way = v.object({
  type: integer,
  /** Code of the chain (src/domain/payout/networks.ts), '' for bank cards. */
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
  next_time: unixSeconds,
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

const cardColumns = Object.fromEntries(CARD_FIELD_NAMES.map((name) => [name, textOrEmpty])) as Record<
  (typeof CARD_FIELD_NAMES)[number],
  typeof textOrEmpty
>;

/** Withdrawals, and their destinations: saved addresses and bank cards (contract sections 4 and 6). */
export const payoutAnswers = {
  'POST /wallet/get_info': v.object({
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
    paused_until: v.optional(unixSeconds),
  }),
  'POST /wallet/out': sentence,
  'GET /user/withdraw/list': pageB(withdrawal),
  'POST /user/wallet/save': sentence,
  'GET /user/wallet/list': pageB(walletAddress),
  'POST /user/cash_info': v.object({
    ...cardColumns,
    id: v.optional(integer),
    bank_id: v.optional(v.nullable(integer)),
    wechat_nickname: textOrEmpty,
    banks: v.optional(v.array(v.object({ id: integer, name: v.string() }))),
  }),
  'POST /user/cash_save': sentence,
  'POST /user/cash_info_international': v.object({
    forms: v.array(v.string()),
    data: v.array(v.string()),
    ...cardColumns,
    wechat_nickname: textOrEmpty,
  }),
  'POST /user/cash_save_international': sentence,
} satisfies AnswerTable;
