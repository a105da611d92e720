import type { FactsOf } from '../declare';
import type { marketAnswers } from './answers';

export const marketFacts = {
  'GET /currency/list': { refusals: [], source: 'observed' },
  'GET /currency/quotation_new': {
    refusals: [],
    source: 'observed',
    note: 'Groups by legal currency; the first group is USDT. `change` is a signed percent string without the sign %.',
  },
  'GET /currency/new_timeshar': {
    refusals: ['symbol_unknown', 'period_unknown', 'range_invalid'],
    source: 'observed',
    note: 'Ascending, at most 1000 bars: the newest ones of the range. The last bar is live. 1sec is designed: family servers refuse it.',
  },
  'GET /optional/list': { refusals: [], source: 'observed' },
  'POST /optional/add': {
    refusals: ['currency_unknown', 'already_favourite'],
    source: 'observed',
    note: 'Answers the id of the entry, which is what /optional/del takes.',
  },
  'POST /optional/del': { refusals: ['favourite_unknown'], source: 'observed' },
} satisfies FactsOf<typeof marketAnswers>;
