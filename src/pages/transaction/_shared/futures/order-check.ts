import type { FuturesOrderRule } from '@/domain/futures/order';
import type { Violation } from '@/domain/violation';

export type FuturesSide = 'long' | 'short';
export type FuturesViolations = readonly Violation<FuturesOrderRule>[];

/**
 * Violations which the form shows: those of the side whose button was pressed last. Before any press: those of both
 * sides.
 */
export function shownViolations(
  { long, short }: Readonly<Record<FuturesSide, FuturesViolations>>,
  pressed: FuturesSide | null,
): FuturesViolations {
  if (pressed) return pressed === 'long' ? long : short;
  return long.filter(({ code }) => short.some((other) => other.code === code));
}

/** Initial leverage: the last chosen one if it is offered, otherwise a middle one (designed). */
export function startingMultiple(chosen: number, multiples: readonly number[]): number {
  if (multiples.includes(chosen)) return chosen;
  const sorted = [...multiples].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}
