import { CRYPTO_SHAPE, STOCK_SHAPE, type TreeShape } from './tree-shape';

/**
 * When people trade (designed): hours of the day and days of the week. Only the ratios between the figures matter.
 * Crypto is busiest from 13 to 16 UTC and quietest from 3 to 5 UTC, at about a third of that (Skew 2020; Wątorek et
 * al., arXiv 2306.17095, find the same three phases). Stocks have the U of opening and closing (Admati and Pfleiderer
 * 1988).
 */
interface Calendar {
  /** Volume by equal parts of the session. */
  readonly volume: readonly number[];
  /** Variance of returns by the same parts. */
  readonly variance: readonly number[];
  /** Whether the last part is followed by the first, because trading never stops. */
  readonly isRound: boolean;
  /** Variance by weekday from Monday, with mean one. */
  readonly weekVariance: readonly number[];
  /** Volume that the day's variance does not explain, by weekday from Monday. */
  readonly weekVolume: readonly number[];
}

/** By hours of UTC+8 from midnight on: UTC 16, 17 … 15. */
const CRYPTO_HOURS = [
  1.42, 1.24, 1.12, 1.1, 1.05, 0.9, 0.76, 0.8, 1.05, 0.96, 0.84, 0.74, 0.68, 0.68, 0.74, 0.9, 0.98, 0.94, 0.88, 0.9,
  1.04, 1.42, 1.76, 1.62,
];

const CRYPTO: Calendar = {
  volume: CRYPTO_HOURS,
  // Variance varies less than volume over the day.
  variance: CRYPTO_HOURS.map((hour) => 0.3 + 0.7 * hour),
  isRound: true,
  weekVariance: [1.1, 1.1, 1.14, 1.14, 1.12, 0.64, 0.76],
  weekVolume: [1.02, 1.05, 1.06, 1.06, 1.03, 0.86, 0.9],
};

/** By half hours of the session. Little happens to shares at weekends; what does shows in Monday's opening. */
const STOCK: Calendar = {
  volume: [2.1, 1.25, 1.0, 0.85, 0.76, 0.7, 0.64, 0.64, 0.68, 0.76, 0.88, 1.12, 1.75],
  variance: [2.6, 1.45, 1.1, 0.9, 0.78, 0.7, 0.64, 0.62, 0.66, 0.72, 0.8, 0.95, 1.2],
  isRound: false,
  weekVariance: [1.36, 1.36, 1.36, 1.36, 1.36, 0.1, 0.1],
  weekVolume: [0.94, 1, 1.02, 1.02, 1.02, 1, 1],
};

export const calendarOf = (shape: TreeShape): Calendar => (shape === STOCK_SHAPE ? STOCK : CRYPTO);

/** Nodes shorter than this divide their parent evenly. */
const FINEST_SECONDS = 300;
/** Points at which the profile is read per node. */
const SAMPLES = 16;

/**
 * The level of the profile at `at`, a fraction of the session in [0, 1). Between the middles of its parts the profile
 * is a straight line.
 */
function levelAt(parts: readonly number[], isRound: boolean, at: number): number {
  const place = at * parts.length - 0.5;
  const left = Math.floor(place);
  const part = (n: number): number => {
    const last = parts.length - 1;
    if (isRound) return parts[(n + parts.length) % parts.length] as number;
    return parts[n < 0 ? 0 : Math.min(n, last)] as number;
  };
  return part(left) + (part(left + 1) - part(left)) * (place - left);
}

/**
 * For each level of a tree, the fraction of what is left of a node that its next child takes:
 * `levels[level][position * radix + child]`, where `position` counts the level's nodes. Null where time is even.
 */
type LevelShares = readonly (Float64Array | null)[];

function sharesFor(shape: TreeShape, parts: readonly number[], isRound: boolean): LevelShares {
  let nodes = 1;
  return shape.radices.map((radix, level) => {
    const count = nodes * radix;
    nodes = count;
    if ((shape.lengths[level + 1] as number) < FINEST_SECONDS) return null;
    const weights = Array.from({ length: count }, (_, n) => {
      let sum = 0;
      for (let k = 0; k < SAMPLES; k++) sum += levelAt(parts, isRound, (n + (k + 0.5) / SAMPLES) / count);
      return sum;
    });
    return Float64Array.from({ length: count }, (_, n) => {
      let rest = 0;
      for (let k = n; k < n - (n % radix) + radix; k++) rest += weights[k] as number;
      return (weights[n] as number) / rest;
    });
  });
}

export interface Shares {
  readonly variance: LevelShares;
  readonly volume: LevelShares;
}

function sharesOfShape(shape: TreeShape): Shares {
  const { variance, volume, isRound } = calendarOf(shape);
  return { variance: sharesFor(shape, variance, isRound), volume: sharesFor(shape, volume, isRound) };
}

const CRYPTO_SHARES = sharesOfShape(CRYPTO_SHAPE);
const STOCK_SHARES = sharesOfShape(STOCK_SHAPE);

/** How a session's variance and volume are distributed over its nodes, before chance. */
export const sharesOf = (shape: TreeShape): Shares => (shape === STOCK_SHAPE ? STOCK_SHARES : CRYPTO_SHARES);
