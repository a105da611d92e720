import { amount } from '../amount-fields';
import type { RequestsOf } from '../declare';
import { form, id, limit, oneOf, optional, page, text, unixSeconds } from '../fields';
import type { copyAnswers } from './answers';

const traderId = id('trader_unknown');

export const copyRequests = {
  'GET /follow/index': { access: 'user', request: form({ page, limit: limit(15) }) },
  'GET /follow/traderDetail': { access: 'user', request: form({ trader_user_id: traderId }) },
  'GET /follow/historyTrade': { access: 'user', request: form({ trader_user_id: traderId, page, limit: limit(15) }) },
  'GET /follow/currentTrade': { access: 'user', request: form({ trader_user_id: traderId, page, limit: limit(15) }) },
  'POST /follow/follow': {
    access: 'verified',
    request: form({
      trader_user_id: traderId,
      type: oneOf([1, 2], 'follow_type_invalid'),
      number: amount('follow_number_invalid'),
      deadline: optional(unixSeconds('follow_deadline_past')),
    }),
  },
  'POST /follow/cancel': { access: 'user', request: form({ follow_user_id: traderId }) },
  'GET /follow/mine': { access: 'user', request: form({}) },
  'GET /follow/copies': { access: 'user', request: form({ status: oneOf([1, 3]), page, limit: limit(10) }) },
  'POST /follow/apply': { access: 'verified', request: form({ introduction: text(200, 'introduction_required') }) },
  'GET /follow/application': { access: 'user', request: form({}) },
} satisfies RequestsOf<typeof copyAnswers>;
