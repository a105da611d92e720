import { refusalFields } from './refusal-fields';

export const LOCK_DEPOSIT_FIELDS = refusalFields('POST /lh/deposit', {
  amount_invalid: 'amount',
  product_unknown: null,
  deposit_too_small: 'amount',
  deposit_too_large: 'amount',
  insufficient_balance: 'amount',
});
