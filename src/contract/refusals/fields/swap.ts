import { refusalFields } from './refusal-fields';

export const SWAP_FIELDS = refusalFields('POST /user/Transfer', {
  amount_invalid: 'number',
  not_transferable: null,
  same_currency: null,
  market_halted: null,
  rate_expired: null,
  rate_moved: null,
  swap_too_small: 'number',
  insufficient_balance: 'number',
  swap_repeated: null,
});
