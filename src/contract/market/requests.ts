import type { RequestsOf } from '../declare';
import { form, id, text, unixSeconds, word } from '../fields';
import type { marketAnswers } from './answers';

/**
 * Bar periods of the chart call, in the spelling of realtime events and in that of clients. Events have no period of a
 * second.
 */
export const CHART_PERIODS = [
  '1sec',
  '1min',
  '5min',
  '15min',
  '30min',
  '60min',
  '4hour',
  '1day',
  '1week',
  '1mon',
  '1H',
  '1D',
  '1W',
  '1M',
] as const;

export const marketRequests = {
  'GET /currency/list': { access: 'anyone', request: form({}) },
  'GET /currency/quotation_new': { access: 'anyone', request: form({}) },
  'GET /currency/new_timeshar': {
    access: 'anyone',
    envelope: 'chart',
    request: form({
      symbol: text(24, 'symbol_unknown'),
      period: word(CHART_PERIODS, 'period_unknown'),
      from: unixSeconds('range_invalid'),
      to: unixSeconds('range_invalid'),
    }),
  },
  'GET /optional/list': { access: 'user', request: form({}) },
  'POST /optional/add': { access: 'user', request: form({ currency_id: id('currency_unknown') }) },
  'POST /optional/del': { access: 'user', request: form({ id: id('favourite_unknown') }) },
} satisfies RequestsOf<typeof marketAnswers>;
