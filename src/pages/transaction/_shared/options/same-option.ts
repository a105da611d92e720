import type { TimedOption } from '@/data/options/queries';

/**
 * Whether two rows show the same. A refetch creates new objects, but the display depends only on these fields of the
 * order.
 */
export function sameOption({ order: a }: { order: TimedOption }, { order: b }: { order: TimedOption }): boolean {
  return a.id === b.id && a.status === b.status && a.expiresAtMs === b.expiresAtMs;
}
