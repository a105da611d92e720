import { defineTable } from '@sim/db/table-definition';
import type { WheelRisk } from '@/domain/game/wheel';

/** A customer who has played or set a limit. The row's id is the user's. Amounts are decimal strings in USDT. */
export interface GamePlayerRow {
  readonly id: number;
  /** Rounds played so far. */
  readonly rounds: number;
  readonly staked: string;
  readonly won: string;
  /** Epoch day of the last round, and the amount staked on that day. */
  readonly day: number;
  readonly dayStaked: string;
  /**
   * The player's own daily limit, '' for none; the limit that will replace it, and the epoch day when it does, 0 for
   * none.
   */
  readonly ownLimit: string;
  readonly nextLimit: string;
  readonly nextLimitDay: number;
  /** End of the pause in epoch ms; 0 without one. */
  readonly pausedUntilMs: number;
}

export const gamePlayers = defineTable<GamePlayerRow>()({ name: 'game_players', key: 'id' });

export interface GameRoundRow {
  readonly id: number;
  readonly userId: number;
  readonly round: number;
  readonly risk: WheelRisk;
  readonly stake: string;
  readonly segment: number;
  readonly payout: string;
  readonly clientSeed: string;
  readonly serverSeed: string;
  readonly atMs: number;
}

export const gameRounds = defineTable<GameRoundRow>()({
  name: 'game_rounds',
  key: 'id',
  indexes: { user: (row) => row.userId },
});
