import type { FactsOf } from '../declare';
import type { gameAnswers } from './answers';

export const gameFacts = {
  'GET /game/state': {
    refusals: [],
    source: 'designed',
    note: 'A wheel’s multiples stand in their order on it, each on one of 25 equal segments.',
  },
  'POST /game/play': {
    refusals: [
      'round_played',
      'amount_invalid',
      'seed_invalid',
      'game_paused',
      'stake_too_small',
      'stake_too_large',
      'game_limit',
      'insufficient_balance',
    ],
    source: 'designed',
    note: 'Stake from and winnings to the spot account. `round` is the one whose commitment was shown: it is played once.',
  },
  'GET /game/history': {
    refusals: [],
    source: 'designed',
    note: 'Newest first; `staked` and `won` are of all rounds.',
  },
  'GET /game/round': {
    refusals: [],
    source: 'designed',
    note: 'One of the own rounds, null where there is none of that number.',
  },
  'POST /game/limit': {
    refusals: ['amount_invalid', 'game_limit_high'],
    source: 'designed',
    note: 'The most a player lets themselves stake in a day. A lower one holds at once, a higher one or none from midnight.',
  },
  'POST /game/pause': {
    refusals: [],
    source: 'designed',
    note: 'Nobody ends a pause before its time; a longer one may follow.',
  },
} satisfies FactsOf<typeof gameAnswers>;
