import { hasFuturesFeature } from '@/domain/futures/features';
import type { FuturesOrderRule } from '@/domain/futures/order';
import type { Violation } from '@/domain/violation';
import type { FuturesDraft } from './order-draft';

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

/** The kind, if the exchange offers it; a stored draft may have another one. */
export const offeredKind = (
  kind: FuturesDraft['kind'],
  market: Parameters<typeof hasFuturesFeature>[0],
): FuturesDraft['kind'] => (kind === 'trigger' && !hasFuturesFeature(market, 'trigger_orders') ? 'market' : kind);

/** The form's change for a price that was picked in the book: a market order becomes a limit order. */
export const pickedPrice = (kind: FuturesDraft['kind'], price: string): Partial<FuturesDraft> =>
  kind === 'market' ? { kind: 'limit', price } : { price };

/** Initial leverage: the last chosen one if it is offered, otherwise a middle one (designed). */
export function startingMultiple(chosen: number, multiples: readonly number[]): number {
  if (multiples.includes(chosen)) return chosen;
  const sorted = [...multiples].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}
