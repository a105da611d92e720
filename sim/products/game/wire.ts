import type { CallReply } from '@/contract/calls';
import {
  commitmentOf,
  DAY_STAKE_MAX,
  HOUSE_EDGE,
  multipleAt,
  STAKE_MAX,
  STAKE_MIN,
  WHEEL_RISKS,
  WHEELS,
} from '@/domain/game/wheel';
import { dayStartOf, toWireTime } from '@/domain/time';
import type { World } from '../../world';
import type { Part } from '../pages';
import { serverSeed } from './play';
import { leftToday, playerOf } from './player';
import type { GameRoundRow } from './tables';

/** Everything the client shows before a round, with the commitment to the exchange's part of the draw. */
export function gameState(world: World, userId: number): CallReply<'GET /game/state'> {
  const player = playerOf(world, userId);
  const round = player.rounds + 1;
  const { ownLimit, nextLimit, nextLimitDay, pausedUntilMs } = player;
  return {
    round,
    commitment: commitmentOf(serverSeed(world, userId, round)),
    edge: HOUSE_EDGE,
    min: STAKE_MIN,
    max: STAKE_MAX,
    day_limit: DAY_STAKE_MAX,
    own_limit: ownLimit,
    next_limit: nextLimitDay === 0 ? null : { limit: nextLimit, from_time: toWireTime(dayStartOf(nextLimitDay)) },
    staked_today: player.dayStaked,
    left_today: leftToday(player).toFixed(),
    paused_until: pausedUntilMs > world.nowMs ? Math.ceil(pausedUntilMs / 1000) : 0,
    wheels: WHEEL_RISKS.map((risk) => ({ risk, multiples: [...WHEELS[risk]] })),
  };
}

export const wireRound = (row: GameRoundRow): CallReply<'POST /game/play'> => ({
  id: row.id,
  round: row.round,
  risk: row.risk,
  stake: row.stake,
  segment: row.segment,
  multiple: multipleAt(row.risk, row.segment),
  payout: row.payout,
  client_seed: row.clientSeed,
  server_seed: row.serverSeed,
  commitment: commitmentOf(row.serverSeed),
  created_time: toWireTime(row.atMs),
});

/** A page of a player's rounds, newest first, with the totals of all rounds. */
export function gameHistory(world: World, userId: number, part: Part) {
  const { gameRounds } = world.tables;
  const { staked, won } = playerOf(world, userId);
  const list = gameRounds.list('user', userId, { ...part, newestFirst: true }).map(wireRound);
  return { list, count: gameRounds.count('user', userId), staked, won };
}
