/**
 * Index and mark price of futures (designed), in whole ticks, so that every exchange and every browser gets the same.
 *
 * - Index: the median of the last price at the last 13 whole steps of five seconds in which the market was in session,
 *   the current step included. One exchange has no other venues to take an index from; a minute of its own prices stands
 *   for them. A wick of less than 35 seconds leaves no trace in it.
 * - Mark: the index plus half of what the last price is above or below it (rounded down to the tick), at most 0.2 % of
 *   the index.
 */
export const INDEX_STEP_SECONDS = 5;
export const INDEX_STEPS = 13;
/** Largest distance of the mark price from the index, as a share of the index. */
export const MARK_BAND = 0.002;

/** The median of an odd number of prices. */
export function medianOf(prices: readonly number[]): number {
  const sorted = [...prices].sort((a, b) => a - b);
  return sorted[(sorted.length - 1) / 2] as number;
}

const bandOf = (index: number): number => Math.floor(index * MARK_BAND);

/** The mark price, in ticks: the index and half of what the last price is away from it, within the band. */
export function markOf(index: number, last: number): number {
  const band = bandOf(index);
  return index + Math.max(-band, Math.min(band, Math.floor((last - index) / 2)));
}

/**
 * The last price at which the mark price reaches `mark`, for a given index: the lowest one that gives `mark` or above
 * (direction 1), or the highest one that gives `mark` or below (-1). Null if no last price does, because of the band.
 * Within an index step, a search for a mark price is therefore a search for a last price.
 */
export function lastForMark(index: number, mark: number, direction: 1 | -1): number | null {
  const [off, band] = [mark - index, bandOf(index)];
  if (off * direction > band) return null;
  if (off * direction <= -band) return anyPrice(direction);
  return direction > 0 ? index + 2 * off : index + 2 * off + 1;
}

/** A bound that every last price reaches. */
export const anyPrice = (direction: 1 | -1): number => (direction > 0 ? 1 : Number.MAX_SAFE_INTEGER);
