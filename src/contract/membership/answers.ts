import * as v from 'valibot';
import { BILL_KINDS } from '@/domain/accounts/bills';
import { COUPON_ORIGINS } from '@/domain/membership/coupons';
import { CREDIT_RULE_NAMES } from '@/domain/membership/credit';
import type { AnswerTable } from '../declare';
import { decoration } from '../fallback';
import { decimal, flag, integer, pageC, sentence, wireTime } from '../shapes';

/** Discounts are fractions of 1, amounts are in USD (specification section 6). */
const vipTier = v.object({
  tier: integer,
  deposit_over: decimal,
  extra_deposit: decimal,
  contract_fee_discount: decimal,
  options_fee_discount: decimal,
  coin_fee_discount: decimal,
  daily_withdrawal: decimal,
  card_cashback: decimal,
  loan_limit: decimal,
});

const coupon = v.object({
  id: integer,
  kind: v.picklist(['fee', 'deposit']),
  /** Product a fee coupon applies to; '' for a deposit coupon. */
  product: v.picklist(['spot', 'futures', '']),
  /** USDT: the amount a fee coupon pays back, or the most a deposit coupon adds. */
  worth: decimal,
  left: decimal,
  /**
   * For deposit coupons the fraction of the deposit added, and the smallest deposit in USD; both 0 for a fee coupon.
   */
  share: decimal,
  min_deposit: decimal,
  status: integer,
  origin: v.picklist(COUPON_ORIGINS),
  given_time: v.string(),
  expire_time: wireTime,
  /** When it was activated and when it was used up; '' before. */
  start_time: v.string(),
  end_time: v.string(),
});

const bill = v.object({
  id: integer,
  kind: v.picklist(BILL_KINDS),
  /** account_log.type, from which a client chooses its own text; `info` is the server's text. */
  type: integer,
  info: decoration(v.string(), ''),
  /** Signed change of the account's balance, available and frozen together. */
  amount: decimal,
  /** The account's balance afterwards. */
  balance: decimal,
  currency: integer,
  currency_name: v.string(),
  /** Account id, and its name in the request language. */
  account: integer,
  account_name: decoration(v.string(), ''),
  created_time: wireTime,
});

const coins = v.array(v.object({ currency_name: v.string(), amount: decimal }));

/** VIP, coupons, bills, invitations and the credit score (designed: the family has pages for them, but no calls). */
export const membershipAnswers = {
  'GET /user/vip': v.object({
    level: integer,
    deposited_usd: decimal,
    tiers: v.array(vipTier),
    /** Total savings and income through the VIP tier, computed from the ledger, in USDT at the prices of the time. */
    saved: v.array(
      v.object({ kind: v.picklist(['spot', 'futures', 'options', 'deposit', 'cashback']), usdt: decimal }),
    ),
  }),
  'GET /user/coupons': v.object({
    ...pageC(coupon).entries,
    /** Number of coupons of each status, independent of the filter. Activated ones count as received. */
    counts: v.object({ received: integer, used: integer, expired: integer }),
  }),
  'POST /user/coupons/use': sentence,
  'GET /user/bills': v.object({
    ...pageC(bill).entries,
    /**
     * Sums of all rows that match the filter, in their coin, without what moved between own accounts; only if the filter
     * names a coin.
     */
    totals: v.nullish(v.object({ in: decimal, out: decimal })),
  }),
  'GET /user/bills/detail': v.object({
    ...bill.entries,
    /** Number of the ledger posting, and a reference to its cause, such as an order number. */
    posting: integer,
    ref: decoration(v.string(), ''),
    /** All changes which the posting made to the customer's accounts. */
    moves: v.array(
      v.object({
        account: integer,
        account_name: decoration(v.string(), ''),
        currency_name: v.string(),
        amount: decimal,
      }),
    ),
    /** The fees within the posting. */
    fees: coins,
  }),
  'GET /user/bills/export': v.object({ list: v.array(bill), count: integer }),
  'GET /user/invite': v.object({
    code: v.string(),
    /** Rebate as a fraction of the trading fees of the invited customers. */
    share: decimal,
    invited: integer,
    traded: integer,
    /** All rebates until now, and those for yesterday’s fees, in USDT at the prices when they were booked. */
    rebate_usdt: decimal,
    last_day_usdt: decimal,
  }),
  'GET /user/invitees': pageC(
    v.object({
      id: integer,
      name: decoration(v.string(), ''),
      account: decoration(v.string(), ''),
      created_time: wireTime,
      has_traded: flag,
      rebate_usdt: decimal,
    }),
  ),
  'GET /user/rebates': pageC(v.object({ id: integer, day: wireTime, customers: integer, usdt: decimal, coins })),
  'GET /user/credit': v.object({
    score: integer,
    start: integer,
    rules: v.array(v.object({ rule: v.picklist(CREDIT_RULE_NAMES), points: integer, count: integer, once: flag })),
    ...pageC(
      v.object({
        id: integer,
        rule: v.picklist(CREDIT_RULE_NAMES),
        points: integer,
        score: integer,
        ref: decoration(v.string(), ''),
        created_time: wireTime,
      }),
    ).entries,
  }),
} satisfies AnswerTable;
