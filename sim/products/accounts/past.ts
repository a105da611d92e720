import { DAY_MS, HOUR_MS } from '@/domain/time';
import type { World } from '../../world';
import type { UserRow } from './tables';

/** When things happened to somebody who was a customer before the exchange's first instant; epoch ms. */
export interface Past {
  readonly joinedMs: number;
  readonly basicAskedMs: number;
  readonly basicApprovedMs: number;
  readonly tierMs: number;
  readonly advancedAskedMs: number;
  readonly advancedApprovedMs: number;
}

/**
 * The one timeline that account, document, messages, score and coupons of the start state are dated by (designed): less
 * long ago than the welcome's coupons hold, the inviting before the invited, and whoever is not verified has just come.
 */
export function pastOf(firstMs: number, { reviewStatus, parentId }: Pick<UserRow, 'reviewStatus' | 'parentId'>): Past {
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

/** The world before its first instant: its time may be set back. */
type FoundingWorld = { -readonly [K in keyof World]: World[K] };

/** Does what was done at an earlier instant, by the rules that date it by the world's time. */
export function inThePast<T>(world: World, atMs: number, work: () => T): T {
  const founding: FoundingWorld = world;
  const { nowMs } = world;
  founding.nowMs = atMs;
  try {
    return work();
  } finally {
    founding.nowMs = nowMs;
  }
}
