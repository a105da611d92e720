import { refusalFields } from './refusal-fields';

export const SUBSCRIPTION_FIELDS = refusalFields('POST /project/order', {
  amount_invalid: 'amount',
  project_unknown: null,
  project_not_open: null,
  project_ended: null,
  amount_step: 'amount',
  subscription_small: 'amount',
  subscription_large: 'amount',
  sold_out: null,
  subscription_left: 'amount',
  insufficient_balance: 'amount',
});
