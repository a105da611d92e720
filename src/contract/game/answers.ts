import * as v from 'valibot';
import { WHEEL_RISKS } from '@/domain/game/wheel';
import type { AnswerTable } from '../declare';
import { decimal, decimalOrEmpty, integer, pageC, sentence, wireTime } from '../shapes';
import { unixSeconds } from '../unix-seconds';

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

/** The mini game, a provably fair wheel (designed: the family has a page for it, but no calls). */
export const gameAnswers = {
  'GET /game/state': v.object({
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
    own_limit: decimalOrEmpty,
    next_limit: v.nullable(v.object({ limit: decimalOrEmpty, from_time: wireTime })),
    staked_today: decimal,
    left_today: decimal,
    /** Unix seconds; 0 if not paused. */
    paused_until: unixSeconds,
    wheels: v.array(v.object({ risk, multiples: v.array(decimal) })),
  }),
  'POST /game/play': round,
  'GET /game/history': v.object({ ...pageC(round).entries, staked: decimal, won: decimal }),
  'GET /game/round': v.nullable(round),
  'POST /game/limit': sentence,
  'POST /game/pause': sentence,
} satisfies AnswerTable;
