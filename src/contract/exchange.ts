import * as v from 'valibot';
import { amount } from './amount-fields';
import { declareCalls } from './declare';
import { form, id, limit, optional, page, text } from './fields';
import { decimal, flag, integer, pageB, sentence } from './shapes';
import { ACCOUNT_KINDS } from './wallet';

const balanceFields = ACCOUNT_KINDS.flatMap((kind) => [`${kind}_balance`, `lock_${kind}_balance`] as const);

/** A wallet row: the customer's balance of one coin in each account that the server supports. */
const walletRow = v.looseObject({
  currency: integer,
  ...(Object.fromEntries(balanceFields.map((name) => [name, v.optional(decimal)])) as Record<
    (typeof balanceFields)[number],
    v.OptionalSchema<typeof decimal, undefined>
  >),
});

/** One executed conversion (designed). `fee` was paid in addition to `number`, in the same coin. */
const swapRow = v.object({
  id: integer,
  from_currency_id: integer,
  from_currency_name: v.string(),
  to_currency_id: integer,
  to_currency_name: v.string(),
  number: decimal,
  to_number: decimal,
  fee: decimal,
  /** Price of one unit of each coin in USD, used for the conversion. */
  form_price: decimal,
  to_price: decimal,
  created_time: v.string(),
});

/** Conversion of one coin into another, and the coins that can be moved between accounts (contract section 6). */
export const exchange = declareCalls({
  'GET /currency/user_currency_list': {
    access: 'user',
    request: form({}),
    response: v.array(
      v.object({
        id: integer,
        name: v.string(),
        is_legal: flag,
        is_lever: flag,
        is_match: flag,
        is_micro: flag,
        wallet: walletRow,
      }),
    ),
    refusals: [],
    source: 'observed',
    note: 'Coins that more than one kind of account holds: those that can be moved between accounts.',
  },
  'POST /user/getTransferList': {
    access: 'user',
    request: form({}),
    response: v.object({
      transfer: v.array(v.object({ id: integer, name: v.string() })),
      wallet: v.array(walletRow),
    }),
    refusals: [],
    source: 'observed',
    note: 'Coins that can be exchanged for each other, and what the customer has of them.',
  },
  'POST /user/getTransferFee': {
    access: 'user',
    request: form({ from_currency_id: id('not_transferable'), to_currency_id: id('not_transferable') }),
    response: v.object({
      form_price: decimal,
      to_price: decimal,
      fee: decimal,
      /**
       * Designed: time of the quote, how long the exchange accepts it in milliseconds, and how far the price may move.
       */
      time: v.optional(v.number()),
      valid_ms: v.optional(v.number()),
      tolerance: v.optional(decimal),
    }),
    refusals: ['not_transferable', 'same_currency'],
    source: 'observed',
    note:
      'form_price (the family spells it so) and to_price are USD for one unit; fee is the percentage that the customer ' +
      'pays, with the VIP discount for coins taken off (designed).',
  },
  'POST /user/Transfer': {
    access: 'user',
    request: form({
      number: amount('amount_invalid'),
      from_currency_id: id('not_transferable'),
      to_currency_id: id('not_transferable'),
      quoted_at: optional(text(16, 'rate_expired')),
    }),
    response: sentence,
    refusals: [
      'amount_invalid',
      'not_transferable',
      'same_currency',
      'market_halted',
      'rate_expired',
      'rate_moved',
      'swap_too_small',
      'insufficient_balance',
      'swap_repeated',
    ],
    source: 'observed',
    note:
      'to_amount = number x form_price / to_price; the fee is charged additionally in the source coin; both on the ' +
      'spot account. `quoted_at` is designed: the `time` of a getTransferFee answer, whose prices are booked unless ' +
      'they are too old or the market has moved away further than the tolerance. Without it, as on family servers, ' +
      'the prices of the moment are.',
  },
  'GET /user/Transfer/list': {
    access: 'user',
    request: form({ page, limit: limit(10) }),
    response: pageB(swapRow),
    refusals: [],
    source: 'designed',
    note: 'The exchanges of a customer, newest first. Family servers know them only as three account changes each.',
  },
});
