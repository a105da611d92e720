import * as v from 'valibot';
import { amount } from './amount-fields';
import { declareCalls } from './declare';
import { form, id, limit, optional, page, text } from './fields';
import { decimal, integer, pageA, sentence, textOrEmpty } from './shapes';

/** Warm-up, ongoing, ended (contract section 1.3). */
const timeStatus = v.picklist([1, 2, 3]);

const projectHead = {
  id: integer,
  title: v.string(),
  summary: textOrEmpty,
  /** Coins issued. */
  amount: decimal,
  /** Coins applied for so far. */
  total_sell: decimal,
  start_at: v.string(),
  end_at: v.string(),
  logo: textOrEmpty,
  currency_id: integer,
  pay_currency_id: integer,
  time_status: timeStatus,
  currency_name: v.string(),
  pay_currency_name: v.string(),
  /** Percent that is left: "100.00" before anything is sold, at most "99.99" from then on. */
  percentage: decimal,
  /** Days of the subscription, at least one. */
  day: integer,
  /** Designed from here on, so that a list says what the customer decides by. */
  price: v.optional(decimal),
  /** When the token comes to the market, `YYYY-MM-DD HH:MM:SS`. */
  sell_begin: v.optional(v.string()),
  /** `first_come` sells until nothing is left; `pro_rata` takes every application and shares the issue out at the end. */
  mode: v.optional(v.picklist(['first_come', 'pro_rata'])),
  /** `sale` until the end, then shares are `allocated`, coins `issued`, and the token `listed`. */
  phase: v.optional(v.picklist(['sale', 'allocated', 'issued', 'listed'])),
};

const subscription = v.object({
  created_at: v.string(),
  /** The token. */
  name: v.string(),
  /** Coins applied for. */
  coin_amount: decimal,
  /** Time to market. */
  sell_begin: v.string(),
  id: integer,
  /** 1 applied, 2 shares are out, 3 coins issued. */
  status: v.picklist([1, 2, 3]),
  /** Coins received: 0 until status 3. */
  give_amount: decimal,
  /** Designed from here on. */
  project_id: v.optional(integer),
  pay_currency_name: v.optional(v.string()),
  price: v.optional(decimal),
  /** Paid in, of which `refund` came back when the shares were out. */
  paid: v.optional(decimal),
  /** Null until the shares are out. */
  allocated: v.nullish(decimal),
  refund: v.nullish(decimal),
  /** 1 while the coins wait, frozen, for the token's market. */
  locked: v.optional(integer),
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
  /** Text of the white paper and of the project's site: shown in the app, for the projects are fictional. */
  white_book: textOrEmpty,
  link: textOrEmpty,
  sell_begin: v.string(),
  /** Applications so far. */
  total_apply: integer,
  /** Percent of an application that would be granted if the sale ended now. */
  win_rate: decimal,
  /** What the customer has of the currency that is paid; "0" for a visitor. */
  user_has_money: decimal,
  /** Designed: most that one customer may apply for, what the signed-in one has applied for, and applications granted. */
  max: v.optional(decimal),
  own_amount: v.optional(decimal),
  passes: v.optional(integer),
  /** Designed: decimals of an amount, and when coins are issued. */
  amount_decimals: v.optional(integer),
  issue_at: textOrEmpty,
});

/** Token subscription (specification sections 2 to 4, contract section 8). */
export const ieo = declareCalls({
  'GET /project': {
    access: 'anyone',
    request: form({ page, limit: limit(20) }),
    response: v.object({ list: v.array(v.object(projectHead)) }),
    refusals: [],
    source: 'observed',
    note: 'Those that begin or end next first, then those that have ended, the latest first. An empty page ends the list.',
  },
  'GET /project/detail': {
    access: 'anyone',
    request: form({ project_id: id('project_unknown') }),
    response: v.object({
      info: project,
      /** The customer's latest application; null without one and for visitors. */
      order_info: v.nullable(v.object({ ...subscription.entries, order_no: v.optional(v.string()) })),
      sell_order: v.nullish(v.unknown()),
    }),
    refusals: ['project_unknown'],
    source: 'observed',
  },
  'POST /project/order': {
    access: 'user',
    request: form({
      project_id: id('project_unknown'),
      amount: amount('amount_invalid'),
      pay_currency: optional(text(16)),
      price: optional(text(32)),
    }),
    response: sentence,
    refusals: [
      'amount_invalid',
      'project_unknown',
      'project_not_open',
      'project_ended',
      'amount_step',
      'subscription_small',
      'subscription_large',
      'sold_out',
      'subscription_left',
      'insufficient_balance',
    ],
    source: 'observed',
    note:
      'Amount in coins; what it costs is frozen in the spot account until the sale ends. `pay_currency` and `price` are ' +
      'taken and not read. Shares are the amount x issue / applications, cut to the market’s lots; the rest is refunded to ' +
      'the last digit. The largest amount of a customer is designed.',
  },
  'GET /user/project/order': {
    access: 'user',
    request: form({ page, limit: limit(20) }),
    response: pageA(subscription),
    refusals: [],
    source: 'observed',
    note: 'Newest first. Coins are issued half an hour after the sale ends and stay frozen until `sell_begin` (designed).',
  },
});
