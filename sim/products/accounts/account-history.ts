import { DAY_MS, HOUR_MS } from '@/domain/time';
import type { World } from '../../world';
import type { UserRow } from './tables';

/** Dates of a customer who joined before the exchange's first instant; epoch ms. */
export interface AccountHistory {
  readonly joinedMs: number;
  readonly basicAskedMs: number;
  readonly basicApprovedMs: number;
  readonly tierMs: number;
  readonly advancedAskedMs: number;
  readonly advancedApprovedMs: number;
}

/**
 * Dates the accounts, documents, messages, credit scores and coupons of the start state (designed). All dates are
 * recent enough for the welcome coupons to be valid still. An inviter joined a day before the invited customer, and an
 * unverified customer joined two hours ago.
 */
export function accountHistoryOf(
  firstMs: number,
  { reviewStatus, parentId }: Pick<UserRow, 'reviewStatus' | 'parentId'>,
): AccountHistory {
  const ago = (days: number, hours = 0) => firstMs - days * DAY_MS - hours * HOUR_MS;
  return {
    joinedMs: reviewStatus === 0 ? ago(0, 2) : parentId === 0 ? ago(12) : ago(11),
    basicAskedMs: reviewStatus === 1 ? ago(1) : ago(10, 6),
    basicApprovedMs: ago(10),
    tierMs: ago(9),
    advancedAskedMs: ago(1, 4),
    advancedApprovedMs: ago(1),
  };
}

/** A world before its first instant, whose `nowMs` may be changed. */
type WorldUnderConstruction = { -readonly [K in keyof World]: World[K] };

/**
 * Runs `work` with `world.nowMs` set to `atMs` (epoch ms), so that rules which read the world's time use a past date.
 */
export function inThePast<T>(world: World, atMs: number, work: () => T): T {
  const underConstruction: WorldUnderConstruction = world;
  const { nowMs } = world;
  underConstruction.nowMs = atMs;
  try {
    return work();
  } finally {
    underConstruction.nowMs = nowMs;
  }
}
