import type { FactsOf } from '../declare';
import type { optionsAnswers } from './answers';

export const optionsFacts = {
  'GET /microtrade/payable_currencies': {
    refusals: [],
    source: 'observed',
    note: "Every tradable coin; the one that pays is the pair's legal coin. micro_trade_fee and micro_holdtrade_max are columns of the coin that clients may use.",
  },
  'GET /microtrade/seconds': { refusals: [], source: 'observed' },
  'GET /microtrade/get_result': { refusals: ['order_unknown'], source: 'observed' },
  'GET /microtrade/lists': {
    refusals: ['pair_not_open', 'currency_unknown'],
    source: 'observed',
    note: 'Some servers ignore match_id. Specification section 9: five a page.',
  },
  'POST /microtrade/submit': {
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
} satisfies FactsOf<typeof optionsAnswers>;
