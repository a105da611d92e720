import { refusalFields } from './refusal-fields';

export const OPTION_FIELDS = refusalFields('POST /microtrade/submit', {
  pair_not_open: null,
  market_closed: null,
  market_halted: null,
  currency_unknown: null,
  direction_invalid: null,
  seconds_not_offered: 'seconds',
  amount_invalid: 'number',
  stake_too_small: 'number',
  stake_too_large: 'number',
  too_many_options: null,
  option_repeated: null,
  insufficient_balance: 'number',
});
