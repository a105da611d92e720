import type { FactsOf } from '../declare';
import type { alertsAnswers } from './answers';

export const alertsFacts = {
  'GET /alert/list': {
    refusals: [],
    source: 'designed',
    note: 'What has not been reached yet, the oldest first.',
  },
  'GET /alert/reached': {
    refusals: [],
    source: 'designed',
    note: 'The last fifty that were reached, the newest first.',
  },
  'POST /alert/add': {
    refusals: ['currency_unknown', 'price_invalid', 'price_step', 'alert_at_market', 'too_many_alerts'],
    source: 'designed',
    note: 'Whether the market has to rise or to fall follows from its last price. When a price is reached, the alert ends, a message is written and `price_alert` is sent. A price that already has one is answered with that one.',
  },
  'POST /alert/amend': {
    refusals: ['alert_unknown', 'price_invalid', 'price_step', 'alert_at_market'],
    source: 'designed',
    note: 'It waits for the new price from now on, on the side of the market on which that is. A price that has another alert already is answered with that one, and this one ends.',
  },
  'POST /alert/del': { refusals: ['alert_unknown'], source: 'designed', note: 'Answers what is left.' },
} satisfies FactsOf<typeof alertsAnswers>;
