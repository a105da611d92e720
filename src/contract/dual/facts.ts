import type { FactsOf } from '../declare';
import type { dualAnswers } from './answers';

export const dualFacts = {
  'GET /dual/index': {
    refusals: ['currency_unknown'],
    source: 'observed',
    note:
      'Rates are quoted every minute from one volatility surface a market (designed): a nearer reference price, a longer ' +
      'term and a more volatile market pay more. Products on sale, those that mature first first; sold-out ones among them. Without currency_id BTC, without type call.',
  },
  'GET /dual/detail': {
    refusals: ['product_unknown'],
    source: 'observed',
    note: 'Null when there is no such product. `rate` is 0.00 when it is not on sale.',
  },
  'POST /dual/buyDual': {
    refusals: [
      'quantity_required',
      'quantity_whole',
      'product_unknown',
      'purchase_repeated',
      'product_ended',
      'market_halted',
      'shares_left',
      'shares_limit',
      'insufficient_balance',
      'dual_rate_moved',
    ],
    source: 'observed',
    note:
      '`rate` is designed: the annual rate that the customer has seen. It is paid while it is the quote of this minute ' +
      'or the last, or lower than the present one; otherwise dual_rate_moved. Without it the present one. From the spot account, which is also paid at maturity. A share is 0.1 coin for a call, a tenth of the price of ' +
      'the moment in USDT for a put. Of the same product within 5 s it is refused.',
  },
  'POST /dual/dual_list': {
    refusals: ['currency_unknown'],
    source: 'observed',
    note: 'Newest first, every coin and type unless one is named. `status` is that of the order; family servers filter the product.',
  },
} satisfies FactsOf<typeof dualAnswers>;
