import { amount } from '../amount-fields';
import type { RequestsOf } from '../declare';
import { form, id } from '../fields';
import type { alertsAnswers } from './answers';

export const alertsRequests = {
  'GET /alert/list': { access: 'user', request: form({}) },
  'GET /alert/reached': { access: 'user', request: form({}) },
  'POST /alert/add': {
    access: 'user',
    request: form({
      currency_id: id('currency_unknown'),
      legal_id: id('currency_unknown'),
      price: amount('price_invalid'),
    }),
  },
  'POST /alert/amend': { access: 'user', request: form({ id: id('alert_unknown'), price: amount('price_invalid') }) },
  'POST /alert/del': { access: 'user', request: form({ id: id('alert_unknown') }) },
} satisfies RequestsOf<typeof alertsAnswers>;
