import * as v from 'valibot';
import { BILL_KINDS } from '@/domain/accounts/bills';
import { COUPON_ORIGINS } from '@/domain/membership/coupons';
import { CREDIT_RULE_NAMES } from '@/domain/membership/credit';
import { declareCalls } from './declare';
import { form, id, limit, oneOf, optional, page, unixSeconds, word } from './fields';
import { decimal, flag, integer, pageC, sentence } from './shapes';

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
  expire_time: v.string(),
  /** When it was activated and when it was used up; '' before. */
  start_time: v.string(),
  end_time: v.string(),
});

const bill = v.object({
  id: integer,
  kind: v.picklist(BILL_KINDS),
  /** account_log.type, from which a client chooses its own text; `info` is the server's text. */
  type: integer,
  info: v.string(),
  /** Signed change of the account's balance, available and frozen together. */
  amount: decimal,
  /** The account's balance afterwards. */
  balance: decimal,
  currency: integer,
  currency_name: v.string(),
  /** Account id, and its name in the request language. */
  account: integer,
  account_name: v.string(),
  created_time: v.string(),
});

const billFilter = {
  kind: optional(word(BILL_KINDS)),
  currency: optional(id('currency_unknown')),
  /** Unix seconds; `from` is inclusive, `to` is exclusive. */
  from: optional(unixSeconds('range_invalid')),
  to: optional(unixSeconds('range_invalid')),
};
const billRefusals = ['currency_unknown', 'range_invalid'] as const;

const coins = v.array(v.object({ currency_name: v.string(), amount: decimal }));

/** VIP, coupons, bills, invitations and the credit score (designed: the family has pages for them, but no calls). */
export const membership = declareCalls({
  'GET /user/vip': {
    access: 'user',
    request: form({}),
    response: v.object({
      level: integer,
      deposited_usd: decimal,
      tiers: v.array(vipTier),
      /** Total savings and income through the VIP tier, computed from the ledger, in USDT at the prices of the time. */
      saved: v.array(
        v.object({ kind: v.picklist(['spot', 'futures', 'options', 'deposit', 'cashback']), usdt: decimal }),
      ),
    }),
    refusals: [],
    source: 'designed',
    note: 'Deposits count with their worth when they were approved. Everything in `saved` adds up to the total.',
  },
  'GET /user/coupons': {
    access: 'user',
    request: form({ status: optional(oneOf([1, 3, 4])), page, limit: limit(10) }),
    response: v.object({
      ...pageC(coupon).entries,
      /** Number of coupons of each status, independent of the filter. Activated ones count as received. */
      counts: v.object({ received: integer, used: integer, expired: integer }),
    }),
    refusals: [],
    source: 'designed',
    note: 'status 1 received (those in use, which are 2, come with them), 3 used, 4 expired; missing means all.',
  },
  'POST /user/coupons/use': {
    access: 'user',
    request: form({ id: id('coupon_unknown') }),
    response: sentence,
    refusals: ['coupon_unknown', 'coupon_used', 'coupon_expired', 'coupon_in_use'],
    source: 'designed',
    note: 'Puts a coupon to use: the next fees or the next deposit it fits. One of a kind at a time.',
  },
  'GET /user/bills': {
    access: 'user',
    request: form({ ...billFilter, page, limit: limit(10) }),
    response: v.object({
      ...pageC(bill).entries,
      /** Sums of all rows that match the filter, in their coin; only if the filter names a coin. */
      totals: v.nullish(v.object({ in: decimal, out: decimal })),
    }),
    refusals: billRefusals,
    source: 'designed',
    note: 'Everything that moved money, newest first. What only an order set aside is no bill.',
  },
  'GET /user/bills/detail': {
    access: 'user',
    request: form({ id: id('bill_unknown') }),
    response: v.object({
      ...bill.entries,
      /** Number of the ledger posting, and a reference to its cause, such as an order number. */
      posting: integer,
      ref: v.string(),
      /** All changes which the posting made to the customer's accounts. */
      moves: v.array(
        v.object({ account: integer, account_name: v.string(), currency_name: v.string(), amount: decimal }),
      ),
      /** The fees within the posting. */
      fees: coins,
    }),
    refusals: ['bill_unknown'],
    source: 'designed',
  },
  'GET /user/bills/export': {
    access: 'user',
    request: form(billFilter),
    response: v.object({ list: v.array(bill), count: integer }),
    refusals: billRefusals,
    source: 'designed',
    note: 'The newest 5,000 of what the filter leaves, for a file; `count` tells how many there are.',
  },
  'GET /user/invite': {
    access: 'user',
    request: form({}),
    response: v.object({
      code: v.string(),
      /** Rebate as a fraction of the trading fees of the invited customers. */
      share: decimal,
      invited: integer,
      traded: integer,
      /** All rebates until now, and those of the latest day, in USDT at the prices when they were booked. */
      rebate_usdt: decimal,
      last_day_usdt: decimal,
    }),
    refusals: [],
    source: 'designed',
    note: 'Rebates are booked at the exchange’s midnight (UTC+8), for the fees of the day that ended.',
  },
  'GET /user/invitees': {
    access: 'user',
    request: form({ page, limit: limit(10) }),
    response: pageC(
      v.object({
        id: integer,
        name: v.string(),
        account: v.string(),
        created_time: v.string(),
        has_traded: flag,
        rebate_usdt: decimal,
      }),
    ),
    refusals: [],
    source: 'designed',
    note: 'Names and addresses are masked by the exchange; `id` numbers the rows and is nobody’s.',
  },
  'GET /user/rebates': {
    access: 'user',
    request: form({ page, limit: limit(10) }),
    response: pageC(v.object({ id: integer, day: v.string(), customers: integer, usdt: decimal, coins })),
    refusals: [],
    source: 'designed',
    note: 'One row a day on which invited customers paid fees, newest first.',
  },
  'GET /user/credit': {
    access: 'user',
    request: form({ page, limit: limit(10) }),
    response: v.object({
      score: integer,
      start: integer,
      rules: v.array(v.object({ rule: v.picklist(CREDIT_RULE_NAMES), points: integer, count: integer, once: flag })),
      ...pageC(
        v.object({
          id: integer,
          rule: v.picklist(CREDIT_RULE_NAMES),
          points: integer,
          score: integer,
          ref: v.string(),
          created_time: v.string(),
        }),
      ).entries,
    }),
    refusals: [],
    source: 'designed',
    note: 'The score of /user/info, why it is what it is, and what may still raise it.',
  },
});
