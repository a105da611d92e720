import type { RequestsOf } from '../declare';
import { form } from '../fields';
import type { sitePagesAnswers } from './answers';

const sitePage = { access: 'anyone', request: form({}) } as const;

export const sitePagesRequests = {
  'GET /faq': sitePage,
  'GET /contactus': sitePage,
  'GET /aboutus': sitePage,
  'GET /operational_compliance': sitePage,
} satisfies RequestsOf<typeof sitePagesAnswers>;
