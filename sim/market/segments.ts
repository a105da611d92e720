/**
 * What an intervention makes of the undisturbed price, from `startSec` until the next segment (designed). Every form
 * is a monotone map of whole ticks to whole ticks: the highest price stays the highest, so mapping a candle's four
 * prices is exact and no second has to be visited.
 */
export interface Segment {
  readonly startSec: number;
  /** Price at the base, relative to the undisturbed one. */
  readonly factor: number;
  /** Undisturbed price around which movements are stretched. */
  readonly baseTicks: number;
  /** Volatility relative to the undisturbed path: 1 leaves it, 0.3 is calm, 3 is wild. */
  readonly stretch: number;
  /** The resting price of a halted market; 0 while it trades. */
  readonly haltedAtTicks: number;
}

/** The undisturbed market. */
export const UNTOUCHED: Segment = {
  startSec: Number.NEGATIVE_INFINITY,
  factor: 1,
  baseTicks: 1,
  stretch: 1,
  haltedAtTicks: 0,
};

/** A market that is not listed yet rests at the price its token is issued at. */
export const unlistedAt = (issueTicks: number): Segment => ({
  ...UNTOUCHED,
  // Any instant before everything: a book that rests is derived from the second it came to rest in.
  startSec: 0,
  haltedAtTicks: issueTicks,
});

/**
 * Price under a segment, in ticks. Stretching is done on ratios, upwards x → 1 + k(x - 1) and downwards on the
 * reciprocal, so a wild market can neither reach zero nor treat rises and falls differently.
 */
export function mapTicks(segment: Segment, ticks: number): number {
  if (segment.haltedAtTicks !== 0) return segment.haltedAtTicks;
  let price = ticks * segment.factor;
  if (segment.stretch !== 1) {
    const ratio = ticks / segment.baseTicks;
    const stretched = ratio >= 1 ? 1 + segment.stretch * (ratio - 1) : 1 / (1 + segment.stretch * (1 / ratio - 1));
    price = segment.factor * segment.baseTicks * stretched;
  }
  const rounded = Math.floor(price + 0.5);
  return Math.max(rounded, 1);
}

/** No undisturbed price is as high as this. */
const SEARCH_CEILING = 70_368_744_177_664;

/**
 * The undisturbed price at which the mapped one reaches `priceTicks`: from above, the lowest price mapped to it or
 * higher (direction 1); from below, the highest mapped to it or lower (-1). Infinity or -Infinity when no price is, as
 * in a halted market, where nothing trades and nothing is reached.
 */
export function unmapThreshold(segment: Segment, priceTicks: number, direction: 1 | -1): number {
  if (segment.haltedAtTicks !== 0) return direction * Number.POSITIVE_INFINITY;
  if (segment.stretch === 1 && segment.factor === 1) return priceTicks;
  // Invariant of both searches: the map of `low` is below the price, the map of `high` is not (-1: not above, above).
  let low = 0;
  let high = SEARCH_CEILING;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const mapped = mapTicks(segment, middle);
    if (direction > 0 ? mapped >= priceTicks : mapped > priceTicks) high = middle;
    else low = middle;
  }
  if (direction > 0) return high;
  return low === 0 ? Number.NEGATIVE_INFINITY : low;
}
