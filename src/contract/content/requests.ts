import type { RequestsOf } from '../declare';
import { form, id, limit, optional, page, text } from '../fields';
import type { contentAnswers } from './answers';

export const contentRequests = {
  'GET /menu': { access: 'anyone', request: form({}) },
  'GET /news/index_pop': { access: 'anyone', request: form({}) },
  'GET /news/index_message': { access: 'anyone', request: form({}) },
  'POST /news/list': { access: 'anyone', request: form({ c_id: optional(text(4)), page, limit: limit(15) }) },
  'POST /news/detail': { access: 'anyone', request: form({ id: id('article_unknown') }) },
} satisfies RequestsOf<typeof contentAnswers>;
