import type { FactsOf } from '../declare';
import type { copyAnswers } from './answers';

export const copyFacts = {
  'GET /follow/index': { refusals: [], source: 'observed', note: 'Traders by total profit, the highest first.' },
  'GET /follow/traderDetail': {
    refusals: ['trader_unknown'],
    source: 'observed',
    note: 'riseCount and fallCount are closed longs and shorts. Figures are those of the last full hour; follow_num and position_count of now.',
  },
  'GET /follow/historyTrade': {
    refusals: ['trader_unknown'],
    source: 'observed',
    note: "A trader's own closed positions, the newest first.",
  },
  'GET /follow/currentTrade': {
    refusals: ['trader_unknown'],
    source: 'designed',
    note: "A trader's own open positions, valued now; as historyTrade otherwise.",
  },
  'POST /follow/follow': {
    refusals: [
      'trader_unknown',
      'follow_oneself',
      'trader_follows_nobody',
      'follow_type_invalid',
      'follow_number_invalid',
      'follow_number_large',
      'follow_lots_whole',
      'follow_deadline_past',
      'too_many_traders',
    ],
    source: 'observed',
    note: 'Following somebody again changes the setting. `deadline` (unix seconds) is designed: copying then ends by itself.',
  },
  'POST /follow/cancel': {
    refusals: ['trader_unknown', 'not_following'],
    source: 'observed',
    note: "The trader's user id. Copies that are open stay the trader's to close; `/follow/selfHolding` takes them over.",
  },
  'GET /follow/mine': {
    refusals: [],
    source: 'designed',
    note: 'The traders whom a customer follows, and the last 20 positions that could not be copied as set.',
  },
  'GET /follow/copies': {
    refusals: [],
    source: 'designed',
    note: 'Own positions that copy a trader: 1 open (order_type 2), 3 closed, which ones that became own positions before.',
  },
  'POST /follow/apply': {
    refusals: [
      'introduction_required',
      'special_characters',
      'application_made',
      'application_follows',
      'application_unverified',
      'application_means',
    ],
    source: 'designed',
    note: 'The family has no route: somebody reviews it (back office). The introduction becomes the signature.',
  },
  'GET /follow/application': { refusals: [], source: 'designed' },
} satisfies FactsOf<typeof copyAnswers>;
