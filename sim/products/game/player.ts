import { limitViolations } from '@/domain/game/rules';
import { DAY_STAKE_MAX } from '@/domain/game/wheel';
import { Decimal, type Money, max, min, ZERO } from '@/domain/money/money';
import { DAY_MS, epochDayOf } from '@/domain/time';
import { type Outcome, ok, refusalOf } from '../../handler';
import type { World } from '../../world';
import type { GamePlayerRow } from './tables';

const NEW: Omit<GamePlayerRow, 'id'> = {
  rounds: 0,
  staked: '0',
  won: '0',
  day: 0,
  dayStaked: '0',
  ownLimit: '',
  nextLimit: '',
  nextLimitDay: 0,
  pausedUntilMs: 0,
};

/** A player's row as of now: applies a limit that was due by today, and resets `dayStaked` on a new day. */
export function playerOf(world: World, userId: number): GamePlayerRow {
  const row = world.tables.gamePlayers.get(userId) ?? { id: userId, ...NEW };
  const today = epochDayOf(world.nowMs);
  const begun = row.nextLimitDay !== 0 && row.nextLimitDay <= today;
  return {
    ...row,
    ...(row.day !== today && { day: today, dayStaked: '0' }),
    ...(begun && { ownLimit: row.nextLimit, nextLimit: '', nextLimitDay: 0 }),
  };
}

export function writePlayer(world: World, row: GamePlayerRow): void {
  const { gamePlayers } = world.tables;
  const { id, ...changed } = row;
  if (gamePlayers.get(id)) gamePlayers.update(id, changed);
  else gamePlayers.insert(row);
}

/** USDT that may still be staked today. */
export function leftToday({ ownLimit, dayStaked }: GamePlayerRow): Money {
  const most = ownLimit === '' ? new Decimal(DAY_STAKE_MAX) : min(new Decimal(ownLimit), new Decimal(DAY_STAKE_MAX));
  return max(ZERO, most.minus(dayStaked));
}

/**
 * Sets the player's own daily limit; null removes it. A lower limit holds at once and replaces a pending one. A higher
 * limit holds from midnight, so that it cannot be raised on impulse. Returns which of the two it is.
 */
export function setOwnLimit(
  world: World,
  userId: number,
  limit: Money | null,
): Outcome<'lower' | 'higher', 'amount_invalid' | 'game_limit_high'> {
  const refused = refusalOf(limitViolations(limit, DAY_STAKE_MAX));
  if (refused) return refused;
  const player = playerOf(world, userId);
  const wanted = limit?.toFixed() ?? '';
  const isHigher = player.ownLimit !== '' && (limit === null || limit.gt(player.ownLimit));
  if (isHigher) writePlayer(world, { ...player, nextLimit: wanted, nextLimitDay: epochDayOf(world.nowMs) + 1 });
  else writePlayer(world, { ...player, ownLimit: wanted, nextLimit: '', nextLimitDay: 0 });
  return ok(isHigher ? 'higher' : 'lower');
}

/** Pauses playing for a customer for this many days. A running pause that ends later stays. */
export function pausePlaying(world: World, userId: number, days: number): void {
  const player = playerOf(world, userId);
  const pausedUntilMs = Math.max(player.pausedUntilMs, world.nowMs + days * DAY_MS);
  writePlayer(world, { ...player, pausedUntilMs });
}
