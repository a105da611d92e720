import { refusalFields } from './refusal-fields';

export const TRANSFER_FIELDS = refusalFields('POST /wallet/change', {
  currency_unknown: 'currency_id',
  amount_invalid: 'number',
  account_kind_unknown: { otherwise: null, from_field: 'from_field', to_field: 'to_field' },
  same_account: 'to_field',
  not_held_there: 'to_field',
  positions_open: 'from_field',
  insufficient_balance: 'number',
});
