import * as v from 'valibot';
import { article } from './content';
import { declareCalls } from './declare';
import { form } from './fields';

/** The newest article of its category; null if there is none. */
const sitePage = {
  access: 'anyone',
  request: form({}),
  response: v.nullable(article),
  refusals: [],
  source: 'observed',
  note: 'In the request language, or else in English.',
} as const;

/** Pages of the site itself, one article each (categories 18, 33, 19 and 34). */
export const sitePages = declareCalls({
  'GET /faq': sitePage,
  'GET /contactus': sitePage,
  'GET /aboutus': sitePage,
  'GET /operational_compliance': sitePage,
});
