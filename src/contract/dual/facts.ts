import type { FactsOf } from '../declare';
import type { dualAnswers } from './answers';

export const dualFacts = {
  'GET /dual/index': {
    refusals: ['currency_unknown'],
    source: 'observed',
    note: 'Products on sale, those that mature first first; sold-out ones among them. Without currency_id BTC, without type call.',
  },
  'GET /dual/detail': {
    refusals: ['product_unknown'],
    source: 'observed',
    note: 'Null when there is no such product.',
  },
  'POST /dual/buyDual': {
    refusals: [
      'quantity_required',
      'quantity_whole',
      'product_unknown',
      'purchase_repeated',
      'product_ended',
      'shares_left',
      'shares_limit',
      'insufficient_balance',
    ],
    source: 'observed',
    note:
      'From the spot account, which is also paid at maturity. A share is 0.1 coin for a call, a tenth of the price of ' +
      'the moment in USDT for a put. Of the same product within 5 s it is refused.',
  },
  'POST /dual/dual_list': {
    refusals: ['currency_unknown'],
    source: 'observed',
    note: 'Newest first, every coin and type unless one is named. `status` is that of the order; family servers filter the product.',
  },
} satisfies FactsOf<typeof dualAnswers>;
