import * as v from 'valibot';
import type { AnswerTable } from '../declare';
import { decoration } from '../fallback';
import { futuresPosition } from '../futures/shapes';
import { decimal, flag, integer, pageA, sentence, textOrEmpty } from '../shapes';
import { unixSeconds } from '../unix-seconds';

/** A trader in the list. Figures are of the last full hour (specification section 9). */
const trader = v.object({
  id: integer,
  nickname: decoration(v.string(), ''),
  head_portrait: textOrEmpty,
  signature: textOrEmpty,
  closed_count: integer,
  /** USDT, of all closed positions. */
  total_profits: decimal,
  /** Percent of the closed positions that made a profit. */
  correct_rate: decimal,
  /** Percent of the trader's initial balance (designed in the list). */
  total_income_rate: v.optional(decimal),
  follow_num: integer,
  is_followed: flag,
  /** Designed: cumulative profit at the end of each of the last days, oldest first, in USDT. */
  profit_line: decoration(v.optional(v.array(decimal)), undefined),
});

/** A follower's settings for one trader. */
const setting = v.object({
  trader_user_id: integer,
  /** 1 a multiple of the trader's lots, 2 a fixed number of lots. */
  type: v.picklist([1, 2]),
  number: decimal,
  /** Unix seconds; 0 for no end. */
  deadline: unixSeconds,
  created_at: textOrEmpty,
});

/** A case in which copying did less than the settings asked for. */
const copyNote = v.object({
  id: integer,
  trader_user_id: integer,
  trader_name: decoration(v.string(), ''),
  symbol: v.string(),
  /** 1 long, 2 short. */
  direction: v.picklist([1, 2]),
  kind: v.picklist(['smaller', 'skipped', 'ended']),
  /** Lots to be copied, and lots that were copied. */
  wanted: integer,
  given: integer,
  /** Why nothing was copied, in the language of the request; '' if `kind` already explains it. */
  reason: decoration(v.string(), ''),
  created_at: v.string(),
});

/** Copy trading (contract section 10). `/follow/selfHolding` is declared with futures (../futures). */
export const copyAnswers = {
  'GET /follow/index': v.object({
    ...pageA(trader).entries,
    /** Designed: the hour of the figures and the hour of the next ones, in Unix seconds. */
    updated_at: decoration(v.optional(unixSeconds), undefined),
    next_update: decoration(v.optional(unixSeconds), undefined),
  }),
  'GET /follow/traderDetail': v.object({
    trader_info: v.object({
      id: integer,
      is_trader: integer,
      nickname: decoration(v.string(), ''),
      head_portrait: textOrEmpty,
      signature: textOrEmpty,
      virtual_follow_num: v.optional(integer),
      /** Designed: time of the first trade counted in the figures, in Unix seconds. */
      since: v.optional(unixSeconds),
    }),
    data: v.object({
      total_profits: decimal,
      profitCount: integer,
      fallCount: integer,
      riseCount: integer,
      total_income_rate: decimal,
      correct_rate: decimal,
      follow_num: integer,
      /** Percent. */
      yesterday_profits: decimal,
      position_count: integer,
      total_count: integer,
    }),
    is_followed: flag,
    /** All four fields are designed. */
    profit_line: decoration(v.optional(v.array(decimal)), undefined),
    updated_at: decoration(v.optional(unixSeconds), undefined),
    next_update: decoration(v.optional(unixSeconds), undefined),
    setting: v.optional(v.nullable(setting)),
  }),
  'GET /follow/historyTrade': pageA(futuresPosition),
  'GET /follow/currentTrade': pageA(futuresPosition),
  'POST /follow/follow': sentence,
  'POST /follow/cancel': sentence,
  'GET /follow/mine': v.object({
    traders: v.array(
      v.object({
        ...trader.entries,
        setting,
        /**
         * Copied positions of this trader: how many are open, how many were closed completely, and the profit of
         * everything that was closed.
         */
        open_count: integer,
        copied_count: integer,
        copied_profits: decimal,
      }),
    ),
    /** The largest number of traders to follow at a time. */
    most: integer,
    notes: v.array(copyNote),
    updated_at: unixSeconds,
    next_update: unixSeconds,
  }),
  'GET /follow/copies': pageA(futuresPosition),
  'POST /follow/apply': sentence,
  'GET /follow/application': v.object({
    status: v.picklist(['none', 'pending', 'approved', 'rejected']),
    introduction: textOrEmpty,
    /** Why it was rejected. */
    reason: textOrEmpty,
    created_at: textOrEmpty,
    decided_at: textOrEmpty,
    /** The required value of the futures account, and its value now, in USDT. */
    minimum: decimal,
    equity: decimal,
    /** Number of traders the customer follows. A trader may follow none. */
    following: integer,
    /** Number of customers who follow this one, and number of positions they have copied. */
    follow_num: integer,
    copied_count: integer,
  }),
} satisfies AnswerTable;
