import * as v from 'valibot';
import type { AnswerTable } from '../declare';
import { decoration } from '../fallback';
import { decimal, integer, pageB, sentence, textOrEmpty, wireTime } from '../shapes';
import { BY_COIN } from './codes';

/** A deposit as shown to its customer. */
const recharge = v.object({
  id: integer,
  currency_id: integer,
  /** The coin's name. */
  name: v.string(),
  amount: decimal,
  /** Proof of payment: the path of an uploaded picture; free text on older servers. */
  user_account: textOrEmpty,
  status: integer,
  type: v.optional(integer, BY_COIN),
  /** Why it was rejected, as written by the reviewer. */
  remark: textOrEmpty,
  /** Bonus by VIP tier: percent of the amount, and the resulting amount, which is credited at the approval. */
  give: v.optional(decimal, '0'),
  give_rate: v.optional(decimal, '0'),
  /** Designed: cashback on a payment by bank card, in percent and in the coin. */
  cashback: v.optional(decimal, '0'),
  cashback_rate: v.optional(decimal, '0'),
  /**
   * Designed: code of the network (src/domain/payout/networks.ts), the address that was paid, and the transaction hash.
   */
  network: textOrEmpty,
  address: textOrEmpty,
  hash: textOrEmpty,
  /** Designed: the tag or memo that the payment needed; '' on chains without one. */
  memo: textOrEmpty,
  created_at: wireTime,
  updated_at: textOrEmpty,
});

/** Deposits (contract section 6). */
export const rechargeAnswers = {
  'GET /recharge/log': pageB(recharge),
  'GET /recharge/terms': v.object({
    coins: v.array(
      v.object({
        currency_id: integer,
        name: v.string(),
        full_name: decoration(v.string(), ''),
        /** Smallest deposit, in the coin. */
        minimum: decimal,
        networks: v.array(
          v.object({
            code: v.string(),
            name: v.string(),
            confirmations: integer,
            minutes: integer,
            /** The customer's tag or memo on a chain where all customers share one address; '' elsewhere. */
            memo: textOrEmpty,
          }),
        ),
      }),
    ),
    /**
     * Destinations of card payments, one bank for each accepted currency, and the note that identifies the customer.
     */
    banks: v.array(
      v.object({
        currency: v.string(),
        bank_name: v.string(),
        account_name: v.string(),
        account_number: v.string(),
        branch: v.string(),
        swift: v.string(),
      }),
    ),
    reference: v.string(),
    /** Percent by VIP tier, as applied to the next deposit. */
    give_rate: decimal,
    cashback_rate: decimal,
    /** The largest card payment in USDT; "0" before identity verification. */
    card_limit: decimal,
  }),
  'POST /wallet/get_in_address': v.union([v.string(), v.record(v.string(), v.string())]),
  'POST /wallet/charge_req': sentence,
} satisfies AnswerTable;
