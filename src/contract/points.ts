import * as v from 'valibot';
import { POINT_KINDS, POINT_RULE_NAMES } from '@/domain/points';
import { declareCalls } from './declare';
import { form, id, limit, optional, page, word } from './fields';
import { decimal, flag, integer, pageC, sentence, textOrEmpty } from './shapes';

const good = v.object({
  id: integer,
  title: v.string(),
  /** Address of a picture, '' for the app's own. */
  image: textOrEmpty,
  /** What it costs. */
  points: integer,
  /** Worth of a coupon, or what is paid out; in `currency_name`. */
  amount: decimal,
  currency_name: v.string(),
  stock: integer,
  /** 1 on offer, 0 sold out until the next day of the exchange. */
  status: integer,
  /** Of what kind it is, from which a client words it (designed beyond the shape of the contract, as all below). */
  kind: v.optional(v.picklist(['fee', 'deposit', 'cash'])),
  product: v.optional(v.picklist(['spot', 'futures', ''])),
  /** Days a coupon is good for; 0 for what is paid out. */
  day: v.optional(integer),
  /** How many there are each day, and how many the customer may still have today. */
  total: v.optional(integer),
  user_left: v.optional(integer),
});

const entry = v.object({
  id: integer,
  kind: v.picklist(POINT_KINDS),
  points: integer,
  /** The customer's points after it. */
  balance: integer,
  /** What it was about: the day, the number of what was got. */
  ref: v.string(),
  created_time: v.string(),
});

/** Points and what they are given up for (contract section 13; no public member of the family has these calls). */
export const points = declareCalls({
  'GET /points/list': {
    access: 'user',
    request: form({ page, limit: limit(10) }),
    response: v.object({ points: integer, ...pageC(good).entries }),
    refusals: [],
    source: 'designed',
    note: 'Stock is filled up at the midnight of the exchange (UTC+8).',
  },
  'POST /points/exchange': {
    access: 'user',
    request: form({ id: id('good_unknown') }),
    response: sentence,
    refusals: ['good_unknown', 'good_sold_out', 'good_limit', 'points_insufficient'],
    source: 'designed',
    note: 'A coupon is put among the coupons, USDT into the spot account.',
  },
  'POST /points/sign': {
    access: 'user',
    request: form({}),
    response: sentence,
    refusals: ['points_signed'],
    source: 'designed',
    note: 'The points of the day, once a day of the exchange.',
  },
  'GET /points/rules': {
    access: 'user',
    request: form({}),
    response: v.object({
      points: integer,
      /** All that were ever earned. */
      earned: integer,
      signed: flag,
      /** Days in a row, today included once it is signed. */
      streak: integer,
      streak_days: integer,
      list: v.array(
        v.object({
          rule: v.picklist(POINT_RULE_NAMES),
          points: integer,
          times: v.picklist(['daily', 'weekly', 'once', 'volume']),
          /** How often it has been earned. */
          count: integer,
        }),
      ),
      trade: v.object({ usdt_per_point: integer, today: integer, most: integer }),
    }),
    refusals: [],
    source: 'designed',
    note: 'How points come about, and how far the customer is.',
  },
  'GET /points/history': {
    access: 'user',
    request: form({ way: optional(word(['in', 'out'])), page, limit: limit(10) }),
    response: pageC(entry),
    refusals: [],
    source: 'designed',
    note: 'Newest first. Trading is one row a day, which grows.',
  },
});
