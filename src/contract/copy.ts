import * as v from 'valibot';
import { amount } from './amount-fields';
import { declareCalls } from './declare';
import { form, id, limit, oneOf, optional, page, text, unixSeconds } from './fields';
import { leverOrder } from './futures';
import { decimal, flag, integer, pageA, sentence, textOrEmpty } from './shapes';

/** A trader in the list. Figures are of the last full hour (specification section 9). */
const trader = v.object({
  id: integer,
  nickname: v.string(),
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
  profit_line: v.optional(v.array(decimal)),
});

/** A follower's settings for one trader. */
const setting = v.object({
  trader_user_id: integer,
  /** 1 a multiple of the trader's lots, 2 a fixed number of lots. */
  type: v.picklist([1, 2]),
  number: decimal,
  /** Unix seconds; 0 for no end. */
  deadline: integer,
  created_at: textOrEmpty,
});

/** A case in which copying did less than the settings asked for. */
const copyNote = v.object({
  id: integer,
  trader_user_id: integer,
  trader_name: v.string(),
  symbol: v.string(),
  /** 1 long, 2 short. */
  direction: v.picklist([1, 2]),
  kind: v.picklist(['smaller', 'skipped', 'ended']),
  /** Lots to be copied, and lots that were copied. */
  wanted: integer,
  given: integer,
  /** Why nothing was copied, in the language of the request; '' if `kind` already explains it. */
  reason: v.string(),
  created_at: v.string(),
});

const traderId = id('trader_unknown');

/** Copy trading (contract section 10). `/follow/selfHolding` is declared with futures (./futures.ts). */
export const follow = declareCalls({
  'GET /follow/index': {
    access: 'user',
    request: form({ page, limit: limit(15) }),
    response: v.object({
      ...pageA(trader).entries,
      /** Designed: the hour of the figures and the hour of the next ones, in Unix seconds. */
      updated_at: v.optional(integer),
      next_update: v.optional(integer),
    }),
    refusals: [],
    source: 'observed',
    note: 'Traders by total profit, the highest first.',
  },
  'GET /follow/traderDetail': {
    access: 'user',
    request: form({ trader_user_id: traderId }),
    response: v.object({
      trader_info: v.object({
        id: integer,
        is_trader: integer,
        nickname: v.string(),
        head_portrait: textOrEmpty,
        signature: textOrEmpty,
        virtual_follow_num: v.optional(integer),
        /** Designed: time of the first trade counted in the figures, in Unix seconds. */
        since: v.optional(integer),
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
      profit_line: v.optional(v.array(decimal)),
      updated_at: v.optional(integer),
      next_update: v.optional(integer),
      setting: v.optional(v.nullable(setting)),
    }),
    refusals: ['trader_unknown'],
    source: 'observed',
    note: 'riseCount and fallCount are closed longs and shorts. Figures are those of the last full hour; follow_num and position_count of now.',
  },
  'GET /follow/historyTrade': {
    access: 'user',
    request: form({ trader_user_id: traderId, page, limit: limit(15) }),
    response: pageA(leverOrder),
    refusals: ['trader_unknown'],
    source: 'observed',
    note: "A trader's own closed positions, the newest first.",
  },
  'GET /follow/currentTrade': {
    access: 'user',
    request: form({ trader_user_id: traderId, page, limit: limit(15) }),
    response: pageA(leverOrder),
    refusals: ['trader_unknown'],
    source: 'designed',
    note: "A trader's own open positions, valued now; as historyTrade otherwise.",
  },
  'POST /follow/follow': {
    access: 'verified',
    request: form({
      trader_user_id: traderId,
      type: oneOf([1, 2], 'follow_type_invalid'),
      number: amount('follow_number_invalid'),
      deadline: optional(unixSeconds('follow_deadline_past')),
    }),
    response: sentence,
    refusals: [
      'trader_unknown',
      'follow_oneself',
      'trader_follows_nobody',
      'follow_type_invalid',
      'follow_number_invalid',
      'follow_number_large',
      'follow_lots_whole',
      'follow_deadline_past',
      'too_many_traders',
    ],
    source: 'observed',
    note: 'Following somebody again changes the setting. `deadline` (unix seconds) is designed: copying then ends by itself.',
  },
  'POST /follow/cancel': {
    access: 'user',
    request: form({ follow_user_id: traderId }),
    response: sentence,
    refusals: ['trader_unknown', 'not_following'],
    source: 'observed',
    note: "The trader's user id. Copies that are open stay the trader's to close; `/follow/selfHolding` takes them over.",
  },
  'GET /follow/mine': {
    access: 'user',
    request: form({}),
    response: v.object({
      traders: v.array(
        v.object({
          ...trader.entries,
          setting,
          /** Copies of this trader: number open, number closed, and the profit of the closed ones. */
          open_count: integer,
          copied_count: integer,
          copied_profits: decimal,
        }),
      ),
      /** The largest number of traders to follow at a time. */
      most: integer,
      notes: v.array(copyNote),
      updated_at: integer,
      next_update: integer,
    }),
    refusals: [],
    source: 'designed',
    note: 'The traders whom a customer follows, and the last 20 times copying did not do what was asked for.',
  },
  'GET /follow/copies': {
    access: 'user',
    request: form({ status: oneOf([1, 3]), page, limit: limit(10) }),
    response: pageA(leverOrder),
    refusals: [],
    source: 'designed',
    note: 'Own positions that copy a trader: 1 open (order_type 2), 3 closed, which ones that became own positions before.',
  },
  'POST /follow/apply': {
    access: 'verified',
    request: form({ introduction: text(200, 'introduction_required') }),
    response: sentence,
    refusals: [
      'introduction_required',
      'application_made',
      'application_follows',
      'application_unverified',
      'application_means',
    ],
    source: 'designed',
    note: 'The family has no route: somebody reviews it (back office). The introduction becomes the signature.',
  },
  'GET /follow/application': {
    access: 'user',
    request: form({}),
    response: v.object({
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
    refusals: [],
    source: 'designed',
  },
});
