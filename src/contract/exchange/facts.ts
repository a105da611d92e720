import type { FactsOf } from '../declare';
import type { exchangeAnswers } from './answers';

export const exchangeFacts = {
  'GET /currency/user_currency_list': {
    refusals: [],
    source: 'observed',
    note: 'Coins that more than one kind of account holds: those that can be moved between accounts.',
  },
  'POST /user/getTransferList': {
    refusals: [],
    source: 'observed',
    note: 'Coins that can be exchanged for each other, and what the customer has of them.',
  },
  'POST /user/getTransferFee': {
    refusals: ['not_transferable', 'same_currency'],
    source: 'observed',
    note:
      'form_price (the family spells it so) and to_price are USD for one unit; fee is the percentage that the customer ' +
      'pays, with the VIP discount for coins taken off (designed).',
  },
  'POST /user/Transfer': {
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
    refusals: [],
    source: 'designed',
    note: 'The exchanges of a customer, newest first. Family servers know them only as three account changes each.',
  },
} satisfies FactsOf<typeof exchangeAnswers>;
