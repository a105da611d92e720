import type { RequestsOf } from '../declare';
import { form } from '../fields';
import type { earningsAnswers } from './answers';

export const earningsRequests = {
  'GET /financial/overview': { access: 'user', request: form({}) },
} satisfies RequestsOf<typeof earningsAnswers>;
