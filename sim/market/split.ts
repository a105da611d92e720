import { coarseGaussianOf, exponentialOf, gaussianOf, mix32, triangularOf, unitOf } from '@/lib/prng';

/**
 * One stretch of time of one market: what a candle shows, in whole price ticks and whole lots, and the variance
 * (ticks²) that is still to be spent inside. The fields start as NaN so that the engine keeps them as plain doubles.
 */
export class PriceNode {
  open = Number.NaN;
  high = Number.NaN;
  low = Number.NaN;
  close = Number.NaN;
  variance = Number.NaN;
  volume = Number.NaN;

  copyFrom(other: PriceNode): void {
    this.open = other.open;
    this.high = other.high;
    this.low = other.low;
    this.close = other.close;
    this.variance = other.variance;
    this.volume = other.volume;
  }
}

/**
 * How a market mixes its draws: the whole market's, its sector's and its own. The squares of the three weights sum to
 * one, so a mixed draw keeps unit variance, and two markets correlate by what they share, at every scale alike.
 */
export interface DrawProfile {
  readonly marketSalt: number;
  readonly sectorSalt: number;
  readonly symbolSalt: number;
  readonly marketWeight: number;
  readonly sectorWeight: number;
  readonly ownWeight: number;
}

/** How unevenly variance is dealt between the parts of a node; makes volatility cluster (multifractal cascade). */
const CASCADE = 0.3;
/** Calm and wild hours are mostly those of the whole market. */
const SHARED_CASCADE = 0.6;
/** Midpoints tried per split; the one whose path comes nearest to the parent's high and low is taken. */
const CANDIDATES = 3;
/**
 * A tried path is stretched by this much at most to meet the parent's high and low. Without the cap a path that barely
 * rose above its ends was blown up a hundredfold, and single seconds moved by 160 standard deviations.
 */
export const MAX_STRETCH = 2;
/**
 * A part that must touch the parent's high or low gets its midpoint moved to within this many of its standard
 * deviations. A Brownian path is further off with probability exp(-2 · 2²) = 0.0003, so the move is rare.
 */
export const MAX_REACH = 2;

const GOLDEN = 0x9e3779b9;

/**
 * Deals one standard normal draw per node of time. `timeKey` is the same for all markets (of one shape) at that node.
 */
export function sharedDraw(profile: DrawProfile, timeKey: number): number {
  return (
    profile.marketWeight * coarseGaussianOf(mix32(timeKey ^ profile.marketSalt)) +
    profile.sectorWeight * coarseGaussianOf(mix32(timeKey ^ profile.sectorSalt))
  );
}

/** Share of the variance, in (0, 1), that the first `tau` of the time receives. */
export function varianceShare(profile: DrawProfile, timeKey: number, ownKey: number, tau: number): number {
  const shared = triangularOf(mix32((timeKey ^ profile.marketSalt) + 0x1234567));
  const own = triangularOf(mix32(ownKey + 0x1234567));
  const lean = 2 * CASCADE * (SHARED_CASCADE * shared + (1 - SHARED_CASCADE) * own);
  const intensity = tau * ((1 + lean) / (1 - lean));
  return intensity / (intensity + 1 - tau);
}

/**
 * Cuts the first `tau` (0 < tau < 1) of `rest` off into `first`; `rest` keeps what remains. Exact: first.open and
 * rest.close are the parent's, first.close = rest.open, the higher high and the lower low are the parent's, and the
 * volumes sum to the parent's. The variances sum to the parent's up to rounding.
 */
export function splitOff(rest: PriceNode, first: PriceNode, tau: number, timeKey: number, profile: DrawProfile): void {
  const { open, high, low, close, variance, volume } = rest;
  const ownKey = mix32(timeKey ^ profile.symbolSalt);
  const share = varianceShare(profile, timeKey, ownKey, tau);
  const variance1 = variance * share;
  const variance2 = variance - variance1;

  // The midpoint of a Brownian bridge; only the own part of its draw differs between the candidates, so that fitting
  // a market to its own high and low does not tear it away from the others.
  const deviation = Math.sqrt(variance1 * (1 - share));
  const centre = open + (close - open) * share + deviation * sharedDraw(profile, timeKey);
  const ownDeviation = deviation * profile.ownWeight;
  const top = Math.max(open, close);
  const bottom = Math.min(open, close);

  let bestMiss = Number.POSITIVE_INFINITY;
  let middle = open;
  let high1 = 0;
  let low1 = 0;
  let high2 = 0;
  let low2 = 0;
  for (let k = 0; k < CANDIDATES; k++) {
    const key = ownKey + Math.imul(4 * k + 1, GOLDEN);
    const m = centre + ownDeviation * gaussianOf(mix32(key), mix32(key + GOLDEN));
    const extremes1 = mix32(key + 2 * GOLDEN);
    const extremes2 = mix32(key + 3 * GOLDEN);
    // Highest and lowest point of a Brownian bridge between two known ends have these closed forms.
    const square1 = (m - open) * (m - open);
    const square2 = (close - m) * (close - m);
    const h1 = 0.5 * (open + m + Math.sqrt(square1 + 2 * variance1 * exponentialOf(extremes1 & 0xffff)));
    const l1 = 0.5 * (open + m - Math.sqrt(square1 + 2 * variance1 * exponentialOf(extremes1 >>> 16)));
    const h2 = 0.5 * (close + m + Math.sqrt(square2 + 2 * variance2 * exponentialOf(extremes2 & 0xffff)));
    const l2 = 0.5 * (close + m - Math.sqrt(square2 + 2 * variance2 * exponentialOf(extremes2 >>> 16)));
    const missHigh = Math.max(h1, h2) - high;
    const missLow = Math.min(l1, l2) - low;
    const miss = missHigh * missHigh + missLow * missLow;
    if (miss < bestMiss) {
      bestMiss = miss;
      middle = m;
      high1 = h1;
      low1 = l1;
      high2 = h2;
      low2 = l2;
    }
  }

  // Above the ends and below them the path is scaled towards the parent's high and low, order kept.
  const pathTop = Math.max(high1, high2);
  const pathBottom = Math.min(low1, low2);
  const up = pathTop > top ? Math.min((high - top) / (pathTop - top), MAX_STRETCH) : 0;
  const down = pathBottom < bottom ? Math.min((bottom - low) / (bottom - pathBottom), MAX_STRETCH) : 0;
  const firstIsHigher = high1 >= high2;
  const firstIsLower = low1 <= low2;
  middle = scaled(middle, bottom, top, up, down);

  // What the scaling could not reach is reached by moving the midpoint, so that no part has to jump.
  const reachHigh = MAX_REACH * Math.sqrt(firstIsHigher ? variance1 : variance2);
  const reachLow = MAX_REACH * Math.sqrt(firstIsLower ? variance1 : variance2);
  const outerHigh = firstIsHigher ? open : close;
  const outerLow = firstIsLower ? open : close;
  const farFromHigh = high - outerHigh > reachHigh && high - middle > reachHigh;
  const farFromLow = outerLow - low > reachLow && middle - low > reachLow;
  if (farFromHigh && (!farFromLow || high - outerHigh > outerLow - low)) middle = high - reachHigh;
  else if (farFromLow) middle = low + reachLow;

  middle = clamp(Math.floor(middle + 0.5), low, high);
  const top1 = Math.max(open, middle);
  const bottom1 = Math.min(open, middle);
  const top2 = Math.max(close, middle);
  const bottom2 = Math.min(close, middle);
  first.open = open;
  first.close = middle;
  first.high = firstIsHigher ? high : clamp(Math.floor(scaled(high1, bottom, top, up, down) + 0.5), top1, high);
  first.low = firstIsLower ? low : clamp(Math.floor(scaled(low1, bottom, top, up, down) + 0.5), low, bottom1);
  first.variance = variance1;
  rest.open = middle;
  rest.high = firstIsHigher ? clamp(Math.floor(scaled(high2, bottom, top, up, down) + 0.5), top2, high) : high;
  rest.low = firstIsLower ? clamp(Math.floor(scaled(low2, bottom, top, up, down) + 0.5), low, bottom2) : low;
  rest.variance = variance2;

  // Volume follows half the clock and half the volatility, and wobbles by a quarter.
  const part = 0.5 * (tau + share) * (0.75 + 0.5 * unitOf(mix32(ownKey + 0x2345671)));
  first.volume = Math.floor(volume * Math.min(part, 0.999));
  rest.volume = volume - first.volume;
}

function scaled(price: number, bottom: number, top: number, up: number, down: number): number {
  if (price > top) return top + (price - top) * up;
  return price < bottom ? bottom - (bottom - price) * down : price;
}

function clamp(value: number, least: number, most: number): number {
  return value > most ? most : Math.max(value, least);
}
