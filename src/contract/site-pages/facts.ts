import type { FactsOf } from '../declare';
import type { sitePagesAnswers } from './answers';

const sitePage = { refusals: [], source: 'observed', note: 'In the request language, or else in English.' } as const;

export const sitePagesFacts = {
  'GET /faq': sitePage,
  'GET /contactus': sitePage,
  'GET /aboutus': sitePage,
  'GET /operational_compliance': sitePage,
} satisfies FactsOf<typeof sitePagesAnswers>;
