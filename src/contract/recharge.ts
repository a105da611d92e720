import * as v from 'valibot';
import { amount } from './amount-fields';
import { declareCalls } from './declare';
import { form, id, limit, oneOf, optional, page, text } from './fields';
import { decimal, integer, pageB, sentence, textOrEmpty } from './shapes';

/** Kind of a deposit (contract section 1.3, charge_req type). */
export const BY_COIN = 0;
export const BY_CARD = 1;

/** States of a deposit (contract section 1.3, charge_req status). */
export const RECHARGE_STATES = { pending: 1, approved: 2, rejected: 3 } as const;

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
  /** Designed: code of the network (src/domain/payout/payout/networks.ts), the address that was paid, and the transaction hash. */
  network: textOrEmpty,
  address: textOrEmpty,
  hash: textOrEmpty,
  /** Designed: the tag or memo that the payment needed; '' on chains without one. */
  memo: textOrEmpty,
  created_at: v.string(),
  updated_at: textOrEmpty,
});

/** Deposits (contract section 6). */
export const rechargeCalls = declareCalls({
  'GET /recharge/log': {
    access: 'user',
    request: form({
      page,
      limit: limit(10),
      /** Designed: filter by one state, and by one coin. */
      status: optional(oneOf([1, 2, 3])),
      currency: optional(id('currency_unknown')),
    }),
    response: pageB(recharge),
    refusals: ['currency_unknown'],
    source: 'observed',
    note: 'Newest first. status 1 under review, 2 approved, 3 failed. The two filters are designed.',
  },
  'GET /recharge/terms': {
    access: 'user',
    request: form({}),
    response: v.object({
      coins: v.array(
        v.object({
          currency_id: integer,
          name: v.string(),
          full_name: v.string(),
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
    refusals: [],
    source: 'designed',
    note: 'What can be deposited, over which networks and from which amount on, and the bank of the house.',
  },
  'POST /wallet/get_in_address': {
    access: 'user',
    request: form({ currency: id('currency_unknown'), user_id: optional(text(16)) }),
    response: v.union([v.string(), v.record(v.string(), v.string())]),
    refusals: ['currency_unknown', 'recharge_not_offered'],
    source: 'observed',
    note: 'USDT answers an object of addresses by network {erc20, trc20}, every other coin a plain address; some servers {address}.',
  },
  'POST /wallet/charge_req': {
    access: 'user',
    request: form({
      currency: id('currency_unknown'),
      amount: amount('amount_invalid'),
      type: optional(oneOf([BY_COIN, BY_CARD])),
      sub_type: optional(text(32, 'network_unknown')),
      account: text(200, 'voucher_required'),
      address: optional(text(200)),
      hash: optional(text(200)),
      again: optional(oneOf([1])),
    }),
    response: sentence,
    refusals: [
      'currency_unknown',
      'amount_invalid',
      'voucher_required',
      'recharge_not_offered',
      'network_unknown',
      'identity_pending',
      'recharge_minimum',
      'card_limit',
      'voucher_invalid',
      'hash_known',
      'recharge_repeated',
      'too_many_recharges',
    ],
    source: 'observed',
    note:
      'Says that a payment was made; the voucher is the address of an uploaded picture. Credited to the change account ' +
      'when it is approved, with the extra value of the VIP tier. type 1 pays by bank card, in USDT and with identity ' +
      'verified (998 without any record). sub_type is the network, needed where a coin has several. A hash pays one ' +
      'deposit, unless that one failed. The same picture and amount once more takes again=1 (designed).',
  },
});
