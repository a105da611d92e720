import type { TimedOption } from '@/data/queries/microtrade';

/** A refetched row is another object; what it shows changes only with its order. */
export function sameOption({ order: a }: { order: TimedOption }, { order: b }: { order: TimedOption }): boolean {
  return a.id === b.id && a.status === b.status && a.expiresAtMs === b.expiresAtMs;
}
