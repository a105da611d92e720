import { coarseGaussianOf, exponentialOf, gaussianOf, mix32, triangularOf, unitOf } from '@/lib/prng';

/**
 * One stretch of time of one market: a candle in whole price ticks and whole lots, and the variance (ticks²) left for
 * the movements inside. The fields start as NaN so that V8 stores them as plain doubles.
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
 * The weights of a market's random draws: the whole market's, its sector's and its own. The squares of the three
 * weights sum to one, so a mixed draw keeps unit variance, and two markets correlate by their shared draws, alike at
 * every time scale.
 */
export interface DrawProfile {
  readonly marketSalt: number;
  readonly sectorSalt: number;
  readonly symbolSalt: number;
  readonly marketWeight: number;
  readonly sectorWeight: number;
  readonly ownWeight: number;
}

/**
 * How unevenly variance is distributed over the parts of a node. This makes volatility cluster (multifractal cascade).
 */
const CASCADE = 0.3;
/** The part of that unevenness that all markets share: calm and volatile hours mostly concern the whole market. */
const SHARED_CASCADE = 0.6;
/** Midpoints tried per split. The one whose path comes closest to the parent's high and low is used. */
const CANDIDATES = 3;
/** Upper bound of the factor by which a tried path is stretched to meet the parent's high and low. */
const MAX_STRETCH = 2;
/**
 * When a node's price must travel further than this many of its standard deviations, from open over high and low to
 * close, the node is split along the straightest such path and not by trial. A Brownian path travels about three.
 * Without this rule a path that barely rose above its ends was stretched a hundredfold to meet a far high, part after
 * part, and single seconds moved by 160 deviations. With it a part's travel shrinks as its deviation does.
 */
const MAX_TRAVEL = 5;

const GOLDEN = 0x9e3779b9;

/** An unrounded split: the midpoint, and the extremes of the part that does not hold the parent's. */
class Draft {
  middle = Number.NaN;
  high1 = Number.NaN;
  low1 = Number.NaN;
  high2 = Number.NaN;
  low2 = Number.NaN;
  /** Whether the first part holds the parent's high, and its low. */
  firstIsHigher = false;
  firstIsLower = false;
}

/** Reused for all splits, because a split is finished before the next one begins. */
const draft = new Draft();

/**
 * The part of a draw that markets share at one node of time. `timeKey` is the same for all markets of one tree shape.
 */
export function sharedDraw(profile: DrawProfile, timeKey: number): number {
  return (
    profile.marketWeight * coarseGaussianOf(mix32(timeKey ^ profile.marketSalt)) +
    profile.sectorWeight * coarseGaussianOf(mix32(timeKey ^ profile.sectorSalt))
  );
}

/** The share of the variance, in (0, 1), that the first fraction `tau` of the time receives. */
export function varianceShare(profile: DrawProfile, timeKey: number, ownKey: number, tau: number): number {
  const shared = triangularOf(mix32((timeKey ^ profile.marketSalt) + 0x1234567));
  const own = triangularOf(mix32(ownKey + 0x1234567));
  const lean = 2 * CASCADE * (SHARED_CASCADE * shared + (1 - SHARED_CASCADE) * own);
  const intensity = tau * ((1 + lean) / (1 - lean));
  return intensity / (intensity + 1 - tau);
}

/**
 * Moves the first fraction `tau` (0 < tau < 1) of `rest` into `first`; `rest` keeps what remains. Exact: first.open and
 * rest.close are the parent's, first.close = rest.open, the higher high and the lower low are the parent's, and the
 * volumes sum to the parent's. The variances sum to the parent's up to rounding.
 */
export function splitOff(rest: PriceNode, first: PriceNode, tau: number, timeKey: number, profile: DrawProfile): void {
  const { open, high, low, close, variance, volume } = rest;
  const ownKey = mix32(timeKey ^ profile.symbolSalt);
  const share = varianceShare(profile, timeKey, ownKey, tau);
  // The midpoint of a Brownian bridge, without the market's own part of the draw.
  const shared = Math.sqrt(variance * share * (1 - share)) * sharedDraw(profile, timeKey);

  const downFirst = open + high + high - low - low - close;
  const upFirst = high + high - open - low - low + close;
  const travel = Math.min(downFirst, upFirst);
  if (travel * travel > MAX_TRAVEL * MAX_TRAVEL * variance) {
    splitAlong(rest, share, ownKey, shared, downFirst <= upFirst, travel);
  } else {
    splitByTrial(rest, share, ownKey, shared, profile.ownWeight);
  }

  const middle = clamp(Math.floor(draft.middle + 0.5), low, high);
  const { firstIsHigher, firstIsLower } = draft;
  first.open = open;
  first.close = middle;
  first.high = firstIsHigher ? high : clamp(Math.floor(draft.high1 + 0.5), Math.max(open, middle), high);
  first.low = firstIsLower ? low : clamp(Math.floor(draft.low1 + 0.5), low, Math.min(open, middle));
  first.variance = variance * share;
  rest.open = middle;
  rest.high = firstIsHigher ? clamp(Math.floor(draft.high2 + 0.5), Math.max(close, middle), high) : high;
  rest.low = firstIsLower ? clamp(Math.floor(draft.low2 + 0.5), low, Math.min(close, middle)) : low;
  rest.variance = variance - first.variance;

  // Volume follows time and volatility in equal parts, and varies at random by a quarter.
  const part = 0.5 * (tau + share) * (0.75 + 0.5 * unitOf(mix32(ownKey + 0x2345671)));
  first.volume = Math.floor(volume * Math.min(part, 0.999));
  rest.volume = volume - first.volume;
}

/**
 * Tries a few Brownian midpoints and keeps the one that fits the parent's high and low best. Only the market's own part
 * of the draw differs between them, so that the fit does not weaken the correlation with other markets.
 */
function splitByTrial(node: PriceNode, share: number, ownKey: number, shared: number, ownWeight: number): void {
  const { open, high, low, close, variance } = node;
  const variance1 = variance * share;
  const variance2 = variance - variance1;
  const centre = open + (close - open) * share + shared;
  const ownDeviation = ownWeight * Math.sqrt(variance1 * (1 - share));
  let bestMiss = Number.POSITIVE_INFINITY;
  let middle = open;
  let high1 = 0;
  let low1 = 0;
  let high2 = 0;
  let low2 = 0;
  for (let k = 0; k < CANDIDATES; k++) {
    const key = ownKey + Math.imul(4 * k + 1, GOLDEN);
    const m = centre + ownDeviation * gaussianOf(mix32(key), mix32(key + GOLDEN));
    const draws1 = mix32(key + 2 * GOLDEN);
    const draws2 = mix32(key + 3 * GOLDEN);
    // The highest and lowest point of a Brownian bridge between two known ends have these closed forms.
    const square1 = (m - open) * (m - open);
    const square2 = (close - m) * (close - m);
    const h1 = 0.5 * (open + m + Math.sqrt(square1 + 2 * variance1 * exponentialOf(draws1 & 0xffff)));
    const l1 = 0.5 * (open + m - Math.sqrt(square1 + 2 * variance1 * exponentialOf(draws1 >>> 16)));
    const h2 = 0.5 * (close + m + Math.sqrt(square2 + 2 * variance2 * exponentialOf(draws2 & 0xffff)));
    const l2 = 0.5 * (close + m - Math.sqrt(square2 + 2 * variance2 * exponentialOf(draws2 >>> 16)));
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

  // Prices outside of open and close are scaled towards the parent's high and low; their order is kept.
  const top = Math.max(open, close);
  const bottom = Math.min(open, close);
  const pathTop = Math.max(high1, high2);
  const pathBottom = Math.min(low1, low2);
  const up = pathTop > top ? Math.min((high - top) / (pathTop - top), MAX_STRETCH) : 0;
  const down = pathBottom < bottom ? Math.min((bottom - low) / (bottom - pathBottom), MAX_STRETCH) : 0;
  draft.middle = scaled(middle, bottom, top, up, down);
  draft.high1 = scaled(high1, bottom, top, up, down);
  draft.low1 = scaled(low1, bottom, top, up, down);
  draft.high2 = scaled(high2, bottom, top, up, down);
  draft.low2 = scaled(low2, bottom, top, up, down);
  draft.firstIsHigher = high1 >= high2;
  draft.firstIsLower = low1 <= low2;
}

/**
 * Splits a node with a long travel: from open over both extremes to close, in the shorter order and at even speed,
 * which is the most likely shape of a Brownian path that gets that far. `downFirst`: the low comes before the high.
 */
function splitAlong(
  node: PriceNode,
  share: number,
  ownKey: number,
  shared: number,
  downFirst: boolean,
  travel: number,
): void {
  const { open, high, low, close, variance } = node;
  const turn1 = downFirst ? low : high;
  const turn2 = downFirst ? high : low;
  const leg1 = Math.abs(turn1 - open);
  const leg2 = high - low;
  const gone = travel * share;
  const direction = downFirst ? 1 : -1;
  let middle = open - direction * gone;
  if (gone >= leg1 + leg2) middle = turn2 - direction * (gone - leg1 - leg2);
  else if (gone >= leg1) middle = turn1 + direction * (gone - leg1);
  middle = clamp(middle + 0.5 * shared, low, high);

  const draws1 = mix32(ownKey + GOLDEN);
  const draws2 = mix32(ownKey + 2 * GOLDEN);
  const wick1 = Math.sqrt(0.25 * variance * share);
  const wick2 = Math.sqrt(0.25 * variance * (1 - share));
  draft.middle = middle;
  draft.high1 = Math.max(open, middle) + wick1 * unitOf(draws1 << 16);
  draft.low1 = Math.min(open, middle) - wick1 * unitOf(draws1);
  draft.high2 = Math.max(close, middle) + wick2 * unitOf(draws2 << 16);
  draft.low2 = Math.min(close, middle) - wick2 * unitOf(draws2);
  draft.firstIsHigher = gone >= (downFirst ? leg1 + leg2 : leg1);
  draft.firstIsLower = gone >= (downFirst ? leg1 : leg1 + leg2);
}

function scaled(price: number, bottom: number, top: number, up: number, down: number): number {
  if (price > top) return top + (price - top) * up;
  return price < bottom ? bottom - (bottom - price) * down : price;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
