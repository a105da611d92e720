import { refusalFields } from './refusal-fields';

export const RECHARGE_FIELDS = refusalFields('POST /wallet/charge_req', {
  currency_unknown: null,
  amount_invalid: 'amount',
  voucher_required: 'account',
  text_too_long: 'hash',
  recharge_not_offered: null,
  network_unknown: null,
  identity_pending: null,
  recharge_minimum: 'amount',
  card_limit: 'amount',
  voucher_invalid: 'account',
  hash_known: 'hash',
  recharge_repeated: null,
  too_many_recharges: null,
});
