import * as v from 'valibot';
import { PAUSE_DAYS, PLAYER_SEED, WHEEL_RISKS } from '@/domain/game/wheel';
import { amount, amountOrNone } from './amount-fields';
import { declareCalls } from './declare';
import { form, id, limit, oneOf, page, word } from './fields';
import { decimal, integer, pageC, sentence } from './shapes';

const risk = v.picklist(WHEEL_RISKS);

/** One round. It holds everything its result is computed from, so that anybody can verify it. */
const round = v.object({
  id: integer,
  /** Numbered from 1 for each player. */
  round: integer,
  risk,
  stake: decimal,
  /**
   * `segment` 0 to 24 is where the wheel stopped, `multiple` is the payout relative to the stake, `payout` is in USDT.
   */
  segment: integer,
  multiple: decimal,
  payout: decimal,
  client_seed: v.string(),
  server_seed: v.string(),
  /** SHA-256 of the server seed, shown before the round. */
  commitment: v.string(),
  created_time: v.string(),
});

const seed = v.pipe(v.string('seed_invalid'), v.trim(), v.regex(PLAYER_SEED, 'seed_invalid'));

/** The mini game, a provably fair wheel (designed: the family has a page for it, but no calls). */
export const game = declareCalls({
  'GET /game/state': {
    access: 'user',
    request: form({}),
    response: v.object({
      /** Number of the next round, and the SHA-256 of its seed. */
      round: integer,
      commitment: v.string(),
      /** The house edge as a fraction of 1. */
      edge: decimal,
      min: decimal,
      max: decimal,
      /**
       * Daily limits of the stakes in USDT: the exchange's, the player's own ('' for none), and the player's own that
       * takes effect later.
       */
      day_limit: decimal,
      own_limit: v.string(),
      next_limit: v.nullable(v.object({ limit: v.string(), from_time: v.string() })),
      staked_today: decimal,
      left_today: decimal,
      /** Unix seconds; 0 if not paused. */
      paused_until: integer,
      wheels: v.array(v.object({ risk, multiples: v.array(decimal) })),
    }),
    refusals: [],
    source: 'designed',
    note: 'A wheel’s multiples stand in their order on it, each on one of 25 equal segments.',
  },
  'POST /game/play': {
    access: 'user',
    request: form({
      round: id('round_played'),
      risk: word(WHEEL_RISKS),
      stake: amount('amount_invalid'),
      client_seed: seed,
    }),
    response: round,
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
    access: 'user',
    request: form({ page, limit: limit(10) }),
    response: v.object({ ...pageC(round).entries, staked: decimal, won: decimal }),
    refusals: [],
    source: 'designed',
    note: 'Newest first; `staked` and `won` are of all rounds.',
  },
  'GET /game/round': {
    access: 'user',
    request: form({ id: id('parameter_error') }),
    response: v.nullable(round),
    refusals: [],
    source: 'designed',
    note: 'One of the own rounds, null where there is none of that number.',
  },
  'POST /game/limit': {
    access: 'user',
    request: form({ limit: amountOrNone('amount_invalid') }),
    response: sentence,
    refusals: ['amount_invalid', 'game_limit_high'],
    source: 'designed',
    note: 'The most a player lets themselves stake in a day. A lower one holds at once, a higher one or none from midnight.',
  },
  'POST /game/pause': {
    access: 'user',
    request: form({ days: oneOf(PAUSE_DAYS) }),
    response: sentence,
    refusals: [],
    source: 'designed',
    note: 'Nobody ends a pause before its time; a longer one may follow.',
  },
});
