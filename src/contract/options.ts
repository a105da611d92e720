import * as v from 'valibot';
import { amount } from './amount-fields';
import { declareCalls } from './declare';
import { form, id, limit, oneOf, optional, page } from './fields';
import { decimal, flag, integer, pageA, textOrEmpty } from './shapes';

/** An option order. `type` 1 rise, 2 fall; `status` 1 running, 2 closing (family servers only), 3 closed. */
export const optionOrder = v.object({
  id: integer,
  user_id: integer,
  match_id: integer,
  currency_id: integer,
  type: v.picklist([1, 2]),
  is_insurance: integer,
  seconds: integer,
  number: decimal,
  open_price: decimal,
  /** Zero until the order expires. */
  end_price: decimal,
  fee: decimal,
  profit_ratio: decimal,
  loss_ratio: v.optional(decimal),
  fact_profits: decimal,
  status: v.picklist([1, 2, 3]),
  /** -1 lost, 0 drawn or still running, 1 won. */
  profit_result: v.picklist([-1, 0, 1]),
  created_at: v.string(),
  updated_at: textOrEmpty,
  /** Planned expiry. */
  handled_at: textOrEmpty,
  complete_at: v.nullish(v.string()),
  /** Name of the coin that the stake is paid in. */
  currency_name: v.string(),
  symbol_name: v.string(),
  show_micro_id: v.optional(integer),
  /** Milliseconds until expiry at the time of the answer. */
  remain_milli_seconds: v.optional(v.number()),
});

const duration = v.object({
  id: integer,
  seconds: integer,
  status: integer,
  profit_ratio: decimal,
  min_amount: decimal,
  max_amount: decimal,
  /** Absent on the oldest servers, where the whole stake is lost. */
  loss_ratio: v.optional(decimal),
});

const payableCurrency = v.object({
  id: integer,
  name: v.string(),
  logo: textOrEmpty,
  is_micro: flag,
  /** Percent of the stake. */
  micro_trade_fee: v.optional(decimal),
  /** The largest number of orders running at the same time. */
  micro_holdtrade_max: v.optional(integer),
  micro_numbers: v.array(v.object({ id: integer, currency_id: integer, number: decimal })),
  insurance_types: v.array(v.unknown()),
  user_wallet: v.nullable(
    v.object({ micro_balance: decimal, insurance_balance: decimal, micro_with_insurance: decimal }),
  ),
});

/** Options with an expiry in seconds (specification section 7, contract section 7). */
export const microtrade = declareCalls({
  'GET /microtrade/payable_currencies': {
    access: 'user',
    request: form({}),
    response: v.array(payableCurrency),
    refusals: [],
    source: 'observed',
    note: "Every tradable coin; the one that pays is the pair's legal coin. micro_trade_fee and micro_holdtrade_max are columns of the coin that clients may use.",
  },
  'GET /microtrade/seconds': {
    access: 'anyone',
    request: form({}),
    response: v.array(duration),
    refusals: [],
    source: 'observed',
  },
  'GET /microtrade/get_result': {
    access: 'user',
    request: form({ id: id('order_unknown') }),
    response: optionOrder,
    refusals: ['order_unknown'],
    source: 'observed',
  },
  'GET /microtrade/lists': {
    access: 'user',
    request: form({
      match_id: optional(id('pair_not_open')),
      currency_id: optional(id('currency_unknown')),
      /** 1 running, 3 history, -1 all. */
      status: optional(oneOf([-1, 1, 2, 3])),
      page,
      limit: limit(5),
    }),
    response: pageA(optionOrder),
    refusals: ['pair_not_open', 'currency_unknown'],
    source: 'observed',
    note: 'Some servers ignore match_id. Specification section 9: five a page.',
  },
  'POST /microtrade/submit': {
    access: 'verified',
    request: form({
      match_id: id('pair_not_open'),
      currency_id: id('currency_unknown'),
      type: oneOf([1, 2], 'direction_invalid'),
      seconds: id('seconds_not_offered'),
      number: amount('amount_invalid'),
    }),
    response: optionOrder,
    refusals: [
      'pair_not_open',
      'market_closed',
      'market_halted',
      'currency_unknown',
      'direction_invalid',
      'seconds_not_offered',
      'amount_invalid',
      'stake_too_small',
      'stake_too_large',
      'too_many_options',
      'option_repeated',
      'insufficient_balance',
    ],
    source: 'observed',
    note: "currency_id is the coin that pays: the pair's legal_id. The same order again within a second is refused.",
  },
});
