import { refusalFields } from './refusal-fields';

export const PLAY_FIELDS = refusalFields('POST /game/play', {
  round_played: null,
  amount_invalid: 'stake',
  seed_invalid: 'client_seed',
  game_paused: null,
  stake_too_small: 'stake',
  stake_too_large: 'stake',
  game_limit: 'stake',
  insufficient_balance: 'stake',
});

export const GAME_LIMIT_FIELDS = refusalFields('POST /game/limit', {
  amount_invalid: 'limit',
  game_limit_high: 'limit',
});
