import * as v from 'valibot';
import { BILL_KINDS } from '@/domain/bills';
import { COUPON_ORIGINS } from '@/domain/coupons';
import { CREDIT_RULE_NAMES } from '@/domain/credit';
import { declareCalls } from './declare';
import { form, id, limit, oneOf, optional, page, unixSeconds, word } from './fields';
import { decimal, flag, integer, pageC, sentence } from './shapes';

/** Shares are fractions of 1, amounts USD (specification section 6). */
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
  /** What a fee coupon is good for; '' for a deposit coupon. */
  product: v.picklist(['spot', 'futures', '']),
  /** USDT: what a fee coupon pays back, the most a deposit coupon adds. */
  worth: decimal,
  left: decimal,
  /** A deposit coupon's share of the deposit, and what must be deposited at least, in USD; 0 for a fee coupon. */
  share: decimal,
  min_deposit: decimal,
  status: integer,
  origin: v.picklist(COUPON_ORIGINS),
  given_time: v.string(),
  expire_time: v.string(),
  /** When it was put to use and when it was spent; '' before. */
  start_time: v.string(),
  end_time: v.string(),
});

const bill = v.object({
  id: integer,
  kind: v.picklist(BILL_KINDS),
  /** account_log.type, from which a client words it; `info` is the server's wording. */
  type: integer,
  info: v.string(),
  /** Signed change of what the account holds, available and frozen together. */
  amount: decimal,
  /** What the account holds after it. */
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
  /** Unix seconds, `from` included, `to` not. */
  from: optional(unixSeconds('range_invalid')),
  to: optional(unixSeconds('range_invalid')),
};
const billRefusals = ['currency_unknown', 'range_invalid'] as const;

const coins = v.array(v.object({ currency_name: v.string(), amount: decimal }));

/** VIP, coupons, bills, invitations and the credit score: all designed, for the family has pages of them but no calls. */
export const membership = declareCalls({
  'GET /user/vip': {
    access: 'user',
    request: form({}),
    response: v.object({
      level: integer,
      deposited_usd: decimal,
      tiers: v.array(vipTier),
      /** What the tier has saved or brought so far, from the books, in USDT at the prices of the time. */
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
      /** How many there are of each status, whatever was asked for; those in use count as received. */
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
      /** Sums of everything the filter leaves, by coin; only where a filter names one. */
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
      /** Number of the posting in the exchange’s books, and what it was about, such as an order’s number. */
      posting: integer,
      ref: v.string(),
      /** Everything the posting did to the customer’s accounts. */
      moves: v.array(
        v.object({ account: integer, account_name: v.string(), currency_name: v.string(), amount: decimal }),
      ),
      /** What of it the exchange kept. */
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
      /** Of the trading fees of those invited. */
      share: decimal,
      invited: integer,
      traded: integer,
      /** All rebates so far, and the newest day’s, in USDT at the prices when they were booked. */
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
