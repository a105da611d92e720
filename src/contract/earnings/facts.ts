import type { FactsOf } from '../declare';
import type { earningsAnswers } from './answers';

const USDT_NOTE = 'Equivalents are in USDT at the prices of the moment; days are those of the exchange (UTC+8).';

export const earningsFacts = {
  'GET /financial/overview': { refusals: [], source: 'designed', note: USDT_NOTE },
} satisfies FactsOf<typeof earningsAnswers>;
