import type { RequestsOf } from '../declare';
import { form, id, limit, optional, page, word } from '../fields';
import type { pointsAnswers } from './answers';

export const pointsRequests = {
  'GET /points/list': { access: 'user', request: form({ page, limit: limit(10) }) },
  'POST /points/exchange': { access: 'user', request: form({ id: id('good_unknown') }) },
  'POST /points/sign': { access: 'user', request: form({}) },
  'GET /points/rules': { access: 'user', request: form({}) },
  'GET /points/history': {
    access: 'user',
    request: form({ way: optional(word(['in', 'out'])), page, limit: limit(10) }),
  },
} satisfies RequestsOf<typeof pointsAnswers>;
