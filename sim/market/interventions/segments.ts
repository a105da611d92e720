/**
 * How interventions change the undisturbed price from `startSec` until the next segment (designed). Every segment is a
 * monotone map of whole ticks to whole ticks: the highest price stays the highest. So mapping a candle's four prices is
 * exact, and no second has to be visited.
 */
export interface Segment {
  readonly startSec: number;
  /** Price at `baseTicks`, relative to the undisturbed one. */
  readonly factor: number;
  /** The undisturbed price around which movements are stretched, in ticks. */
  readonly baseTicks: number;
  /** Volatility relative to the undisturbed path: 1 leaves it unchanged, 0.3 is calm, 3 is volatile. */
  readonly stretch: number;
  /** The price of a halted market in ticks; 0 while it trades. */
  readonly haltedAtTicks: number;
  /** Volume relative to the undisturbed path. */
  readonly activity: number;
  /** The part of `stretch` that comes from the wakes of shocks; 1 without any. */
  readonly stress: number;
  /** The part of `factor` that is the fading impact of customers' trades; 1 without any. */
  readonly shift: number;
  /** Whether the segment begins only because `stress` or `shift` fades. */
  readonly fades: boolean;
}

/** No intervention. */
export const NO_INTERVENTION: Segment = {
  startSec: Number.NEGATIVE_INFINITY,
  factor: 1,
  baseTicks: 1,
  stretch: 1,
  haltedAtTicks: 0,
  activity: 1,
  stress: 1,
  shift: 1,
  fades: false,
};

/** A market that is not listed yet stays at the issue price of its token. */
export const unlistedAt = (issueTicks: number): Segment => ({
  ...NO_INTERVENTION,
  // Any second before the listing will do. The book of a halted market is derived from the second of the halt.
  startSec: 0,
  haltedAtTicks: issueTicks,
});

/** Price under a segment, in ticks. */
export function mapTicks(segment: Segment, ticks: number): number {
  const rounded = Math.floor(mapExactly(segment, ticks) + 0.5);
  return Math.max(rounded, 1);
}

/**
 * The same before it is rounded. Stretching is applied to ratios, upwards x → 1 + k(x - 1) and downwards on the
 * reciprocal, so that the price never reaches zero, and rises and falls are treated alike.
 */
export function mapExactly(segment: Segment, ticks: number): number {
  if (segment.haltedAtTicks !== 0) return segment.haltedAtTicks;
  if (segment.stretch === 1) return ticks * segment.factor;
  const ratio = ticks / segment.baseTicks;
  const stretched = ratio >= 1 ? 1 + segment.stretch * (ratio - 1) : 1 / (1 + segment.stretch * (1 / ratio - 1));
  return segment.factor * segment.baseTicks * stretched;
}

/**
 * Lots of a node under a segment. `before` is the lots that the node's day traded before it. The difference of two
 * rounded sums, so that the nodes of one segment sum exactly, however they are divided.
 */
export function mapLots(segment: Segment, before: number, volume: number): number {
  if (segment.haltedAtTicks !== 0) return 0;
  if (segment.activity === 1) return volume;
  return Math.floor((before + volume) * segment.activity) - Math.floor(before * segment.activity);
}

/** An upper bound of all undisturbed prices, in ticks. */
const SEARCH_CEILING = 70_368_744_177_664;

/**
 * The undisturbed price at which the mapped price first reaches `priceTicks`. Direction 1: the lowest price that maps
 * to it or higher. Direction -1: the highest price that maps to it or lower. Infinity or -Infinity when no price does,
 * as in a halted market, where nothing trades.
 */
export function unmapThreshold(segment: Segment, priceTicks: number, direction: 1 | -1): number {
  if (segment.haltedAtTicks !== 0) return direction * Number.POSITIVE_INFINITY;
  if (segment.stretch === 1 && segment.factor === 1) return priceTicks;
  const reaches = (ticks: number): boolean => {
    const mapped = mapTicks(segment, ticks);
    return direction > 0 ? mapped >= priceTicks : mapped > priceTicks;
  };
  const near = Math.min(Math.max(Math.floor(unmapped(segment, priceTicks)), 1), SEARCH_CEILING - 1);
  // Because of rounding, the price may differ a little from the calculated one. The search interval around it doubles
  // until it contains the price.
  let low = near - 1;
  let high = near + 1;
  for (let step = 2; low > 0 && reaches(low); step *= 2) {
    high = low;
    low = Math.max(0, low - step);
  }
  for (let step = 2; high < SEARCH_CEILING && !reaches(high); step *= 2) {
    low = high;
    high = Math.min(SEARCH_CEILING, high + step);
  }
  // Invariant: `low` does not reach the price, `high` does.
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (reaches(middle)) high = middle;
    else low = middle;
  }
  if (direction > 0) return high;
  return low === 0 ? Number.NEGATIVE_INFINITY : low;
}

/** The undisturbed price that a segment maps to a price, but for rounding. */
function unmapped({ factor, baseTicks, stretch }: Segment, priceTicks: number): number {
  if (stretch === 1) return priceTicks / factor;
  const ratio = priceTicks / factor / baseTicks;
  return baseTicks * (ratio >= 1 ? 1 + (ratio - 1) / stretch : 1 / (1 + (1 / ratio - 1) / stretch));
}
