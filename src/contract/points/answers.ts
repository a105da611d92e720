import * as v from 'valibot';
import { POINT_KINDS, POINT_RULE_NAMES } from '@/domain/membership/points';
import type { AnswerTable } from '../declare';
import { decoration } from '../fallback';
import { decimal, flag, integer, pageC, sentence, textOrEmpty } from '../shapes';

const good = v.object({
  id: integer,
  title: decoration(v.string(), ''),
  /** Address of a picture; '' for the app's own. */
  image: textOrEmpty,
  /** Price in points. */
  points: integer,
  /** Value of a coupon, or the amount paid out; in `currency_name`. */
  amount: decimal,
  currency_name: v.string(),
  stock: integer,
  /** 1 available, 0 sold out until the exchange's next day. */
  status: integer,
  /**
   * Kind of the item, from which a client chooses the text (designed beyond the contract's shape, as all fields below).
   */
  kind: v.optional(v.picklist(['fee', 'deposit', 'cash'])),
  product: v.optional(v.picklist(['spot', 'futures', ''])),
  /** Validity of a coupon in days; 0 for a payout. */
  day: v.optional(integer),
  /** Number available per day, and number the customer may still get today. */
  total: v.optional(integer),
  user_left: v.optional(integer),
});

const entry = v.object({
  id: integer,
  kind: v.picklist(POINT_KINDS),
  points: integer,
  /** The customer's points afterwards. */
  balance: integer,
  /** Its cause: the day, or the number of the item. */
  ref: decoration(v.string(), ''),
  created_time: v.string(),
});

/** Points and their redemption (contract section 13; no public server of the family has these calls). */
export const pointsAnswers = {
  'GET /points/list': v.object({ points: integer, ...pageC(good).entries }),
  'POST /points/exchange': sentence,
  'POST /points/sign': sentence,
  'GET /points/rules': v.object({
    points: integer,
    /** Points earned since the beginning. */
    earned: integer,
    signed: flag,
    /** Consecutive days with a check-in, including today if already checked in. */
    streak: integer,
    /** The days of a week of check-ins, each of which has a place on the screen. */
    streak_days: v.pipe(integer, v.minValue(1), v.maxValue(31)),
    list: v.array(
      v.object({
        rule: v.picklist(POINT_RULE_NAMES),
        points: integer,
        times: v.picklist(['daily', 'weekly', 'once', 'volume']),
        /** How often the rule has been met. */
        count: integer,
      }),
    ),
    trade: v.object({ usdt_per_point: integer, today: integer, most: integer }),
  }),
  'GET /points/history': pageC(entry),
} satisfies AnswerTable;
