import type { FactsOf } from '../declare';
import type { userAnswers } from './answers';

export const userFacts = {
  'GET /user/info': {
    refusals: [],
    source: 'observed',
    note: 'Only the own user is answered. user_level 0 to 4 is the VIP tier; is_trader 1 yes, 2 no. A review_status of null is 0 as well, because who has not applied has no row; a user_level of null is 0, the tier of a new customer (designed).',
  },
} satisfies FactsOf<typeof userAnswers>;
