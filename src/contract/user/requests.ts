import type { RequestsOf } from '../declare';
import { form } from '../fields';
import type { userAnswers } from './answers';

export const userRequests = {
  'GET /user/info': { access: 'user', request: form({}) },
} satisfies RequestsOf<typeof userAnswers>;
