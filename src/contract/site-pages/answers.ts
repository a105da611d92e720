import * as v from 'valibot';
import { article } from '../content/shapes';
import type { AnswerTable } from '../declare';

/** The newest article of its category; null if there is none. */
const sitePage = v.nullable(article);

/** Pages of the site itself, one article each (categories 18, 33, 19 and 34). */
export const sitePagesAnswers = {
  'GET /faq': sitePage,
  'GET /contactus': sitePage,
  'GET /aboutus': sitePage,
  'GET /operational_compliance': sitePage,
} satisfies AnswerTable;
