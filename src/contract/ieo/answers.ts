import * as v from 'valibot';
import type { AnswerTable } from '../declare';
import { bit, decimal, integer, optionalDecimals, pageA, sentence, textOrEmpty, wireTime } from '../shapes';

/** 1 warm-up, 2 ongoing, 3 ended (contract section 1.3). */
const timeStatus = v.picklist([1, 2, 3]);

const projectHead = {
  id: integer,
  title: v.string(),
  summary: textOrEmpty,
  /** Coins issued. */
  amount: decimal,
  /** Coins applied for until now. */
  total_sell: decimal,
  start_at: wireTime,
  end_at: wireTime,
  logo: textOrEmpty,
  currency_id: integer,
  pay_currency_id: integer,
  time_status: timeStatus,
  currency_name: v.string(),
  pay_currency_name: v.string(),
  /** Percent of the coins left: "100.00" before anything is sold, at most "99.99" afterwards. */
  percentage: decimal,
  /** Length of the subscription in days, at least one. */
  day: integer,
  /** Designed from here on, so that a list shows the facts a customer decides by. */
  price: v.optional(decimal),
  /** Time of listing, `YYYY-MM-DD HH:MM:SS`. */
  sell_begin: v.optional(v.string()),
  /** `first_come` sells until nothing is left; `pro_rata` accepts every application and allocates shares at the end. */
  mode: v.optional(v.picklist(['first_come', 'pro_rata'])),
  /** `sale` until the end; then shares are `allocated`, coins `issued`, and the token `listed`. */
  phase: v.optional(v.picklist(['sale', 'allocated', 'issued', 'listed'])),
};

const subscription = v.object({
  created_at: v.string(),
  /** The token. */
  name: v.string(),
  /** Coins applied for. */
  coin_amount: decimal,
  /** Time of listing. */
  sell_begin: v.string(),
  id: integer,
  /** 1 applied, 2 shares allocated, 3 coins issued. */
  status: v.picklist([1, 2, 3]),
  /** Coins received: 0 until status 3. */
  give_amount: decimal,
  /** Designed from here on. */
  project_id: v.optional(integer),
  pay_currency_name: v.optional(v.string()),
  price: v.optional(decimal),
  /** The amount paid; `refund` is the part returned at the allocation. */
  paid: v.optional(decimal),
  /** Null before the allocation. */
  allocated: v.nullish(decimal),
  refund: v.nullish(decimal),
  /** 1 while the coins are frozen until the token's listing. */
  locked: v.optional(bit),
  end_at: textOrEmpty,
  issue_at: textOrEmpty,
});

const project = v.object({
  ...projectHead,
  price: decimal,
  /** Smallest application. */
  min: decimal,
  sell_amount: decimal,
  content: textOrEmpty,
  /**
   * Texts of the white paper and of the project's site. They are shown in the app because the projects are fictional.
   */
  white_book: textOrEmpty,
  link: textOrEmpty,
  sell_begin: v.string(),
  /** Number of applications until now. */
  total_apply: integer,
  /** Percent of an application that would be granted if the sale ended now. */
  win_rate: decimal,
  /** The customer's balance of the currency to pay in; "0" for a visitor. */
  user_has_money: decimal,
  /**
   * Designed: the most one customer may apply for, the signed-in customer's applications so far (both in coins), and
   * the number of applications granted (0 before the end).
   */
  max: v.optional(decimal),
  own_amount: v.optional(decimal),
  passes: v.optional(integer),
  /** Designed: decimals of an amount, and the time when coins are issued. */
  amount_decimals: optionalDecimals,
  issue_at: textOrEmpty,
});

/** Token subscription (specification sections 2 to 4, contract section 8). */
export const ieoAnswers = {
  'GET /project': v.object({ list: v.array(v.object(projectHead)) }),
  'GET /project/detail': v.object({
    info: project,
    /** The customer's latest application; null without one and for visitors. */
    order_info: v.nullable(v.object({ ...subscription.entries, order_no: v.optional(v.string()) })),
    sell_order: v.nullish(v.unknown()),
  }),
  'POST /project/order': sentence,
  'GET /user/project/order': pageA(subscription),
} satisfies AnswerTable;
