import { refusalFields } from './refusal-fields';

export const ALERT_FIELDS = refusalFields('POST /alert/add', {
  currency_unknown: null,
  price_invalid: 'price',
  price_step: 'price',
  alert_at_market: 'price',
  too_many_alerts: null,
});

export const ALERT_AMEND_FIELDS = refusalFields('POST /alert/amend', {
  alert_unknown: null,
  price_invalid: 'price',
  price_step: 'price',
  alert_at_market: 'price',
});
