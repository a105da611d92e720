import { minusLogOf } from '@/lib/prng';
import { type DrawProfile, drawSession, drawSplit, SplitDraws } from './draws';
import { type Holder, holdAlong, holdByChance } from './extremes';

/**
 * One stretch of time of one market: a candle in whole price ticks and whole lots, the variance (ticks²) left for the
 * movements inside, and the lots that its day traded before it. The fields start as NaN so that V8 stores them as plain
 * doubles.
 */
export class PriceNode {
  open = Number.NaN;
  high = Number.NaN;
  low = Number.NaN;
  close = Number.NaN;
  variance = Number.NaN;
  volume = Number.NaN;
  before = Number.NaN;

  copyFrom(other: PriceNode): void {
    this.open = other.open;
    this.high = other.high;
    this.low = other.low;
    this.close = other.close;
    this.variance = other.variance;
    this.volume = other.volume;
    this.before = other.before;
  }
}

/**
 * How unevenly variance is distributed over the parts of a node. This makes volatility cluster (multifractal cascade).
 */
const CASCADE = 0.38;
/**
 * The distribution of a Brownian bridge's point at share s of its variance, when its high and low are known as well as
 * its ends (fitted to 160,000 simulated bridges per case). Its mean is the line between the ends, shifted by the
 * difference between the path's rise above the ends and its fall below them. The factor of this shift is 2.8·s(1-s)
 * when the ends are level, and one when they are far apart. Its deviation is 0.215 of the range, but at most the
 * deviation of a bridge whose extremes are unknown.
 */
const LEVEL_PULL = 2.8;
const PARTED_PULL = 30;
const RANGE_DEVIATION = 0.215;
/** Variance of a path per square of its range: a Brownian path's mean square range is 2.77 variances. */
const RANGE_TO_VARIANCE = 0.36;
/**
 * When a node's price must travel further than this many of its standard deviations, from open over high and low to
 * close, the node is split along the straightest such path. A Brownian path travels about three. The distribution above
 * was fitted for such paths; in a short part of a long journey it would let single seconds move by 88 deviations.
 */
const MAX_TRAVEL = 8;
/** Random part of the volume, per split, which neither time of day nor volatility explains. */
const VOLUME_NOISE = 0.45;
/** A variance (ticks²) too small for any movement, and safe to divide by. */
const TINY = 1e-9;

/** The split under way: its draws, the way it takes and the parts so far. Fields start as NaN; see PriceNode. */
class Split {
  readonly draws = new SplitDraws();
  /** Variances of the two parts, large enough to divide by. */
  variance1 = Number.NaN;
  variance2 = Number.NaN;
  /**
   * The straightest path from open over both extremes to close: which extreme comes first, and how far the first part
   * goes along it, in ticks.
   */
  downFirst = false;
  gone = Number.NaN;
  /** Whether the split follows that path, because it is longer than MAX_TRAVEL. */
  isFar = false;
  middle = Number.NaN;
  high1 = Number.NaN;
  high2 = Number.NaN;
  low1 = Number.NaN;
  low2 = Number.NaN;
  readonly holder: Holder = { first: false, reach: Number.NaN };
}

/** Reused for all splits, because a split is finished before the next one begins. */
const split = new Split();

/**
 * Moves the first fraction `tau` (0 < tau < 1) of `rest` into `first`; `rest` keeps what remains. Exact: first.open and
 * rest.close are the parent's, first.close = rest.open, the higher high and the lower low are the parent's, and the
 * volumes sum to the parent's. The variances sum to the parent's up to rounding. `tau` is a fraction of the variance to
 * expect and `volumeTau` one of the volume; both equal the fraction of the time where no hour is like another.
 */
export function splitOff(
  rest: PriceNode,
  first: PriceNode,
  tau: number,
  timeKey: number,
  profile: DrawProfile,
  volumeTau: number = tau,
): void {
  const { draws } = split;
  drawSplit(draws, profile, timeKey, tau, CASCADE);
  split.variance1 = rest.variance * draws.share + TINY;
  split.variance2 = rest.variance * (1 - draws.share) + TINY;
  chooseWay(rest);
  chooseMiddle(rest);
  chooseHighs(rest);
  chooseLows(rest);

  // Volume follows the time of day, the expected and the actual volatility, and a random part of its own.
  const { middle, high1, high2, low1, low2 } = split;
  const wild1 = (split.variance1 + RANGE_TO_VARIANCE * (high1 - low1) * (high1 - low1)) * (1 - tau);
  const wild2 = (split.variance2 + RANGE_TO_VARIANCE * (high2 - low2) * (high2 - low2)) * tau;
  const noise = VOLUME_NOISE * draws.ownVolume;
  const busy1 = volumeTau * (1 + noise);
  const busy2 = (1 - volumeTau) * (1 - noise) * Math.sqrt(wild2 / wild1);
  const volume1 = Math.floor((rest.volume * busy1) / (busy1 + busy2));

  first.open = rest.open;
  first.close = middle;
  first.high = high1;
  first.low = low1;
  first.variance = rest.variance * draws.share;
  first.volume = volume1;
  first.before = rest.before;
  rest.open = middle;
  rest.high = high2;
  rest.low = low2;
  rest.variance -= first.variance;
  rest.volume -= volume1;
  rest.before += volume1;
}

function chooseWay({ open, high, low, close, variance }: PriceNode): void {
  const range = high - low;
  const downFirst = range + range - (close - open);
  const upFirst = range + range + (close - open);
  split.downFirst = downFirst <= upFirst;
  const travel = split.downFirst ? downFirst : upFirst;
  split.isFar = travel * travel > MAX_TRAVEL * MAX_TRAVEL * variance;
  split.gone = travel * split.draws.share;
}

function chooseMiddle(node: PriceNode): void {
  const { open, high, low, close, variance } = node;
  const { share, middle: draw } = split.draws;
  const spread = share * (1 - share);
  let drawn: number;
  if (split.isFar) {
    drawn = wayAt(node) + 0.5 * Math.sqrt(variance * spread) * draw;
  } else {
    const rise = close - open;
    const perVariance = 1 / (variance + TINY);
    const parted = PARTED_PULL * spread * spread * rise * rise * perVariance;
    const pull = (LEVEL_PULL * spread + parted) / (1 + parted);
    const above = high - (rise > 0 ? close : open);
    const below = (rise > 0 ? open : close) - low;
    const wide = RANGE_DEVIATION * (high - low);
    // The smaller of the two deviations, with a smooth passage from one to the other.
    const ratio = (wide * wide * perVariance) / spread;
    const deviation = wide / Math.sqrt(Math.sqrt(1 + ratio * ratio));
    drawn = open + rise * share + pull * (above - below) + deviation * draw;
  }
  split.middle = clamp(Math.floor(drawn + 0.5), low, high);
}

/** The price at which the first part ends on the straightest path. */
function wayAt({ open, high, low }: PriceNode): number {
  const { downFirst, gone } = split;
  const toFirst = downFirst ? open - low : high - open;
  const toSecond = toFirst + high - low;
  const direction = downFirst ? 1 : -1;
  if (gone < toFirst) return open - direction * gone;
  if (gone < toSecond) return (downFirst ? low : high) + direction * (gone - toFirst);
  return (downFirst ? high : low) - direction * (gone - toSecond);
}

/**
 * Draws the highs of both parts. A higher draw moves the node's high into the second part, and makes the other part's
 * high higher.
 */
function chooseHighs({ open, high, low, close }: PriceNode): void {
  const { middle, variance1, variance2, holder } = split;
  holdByChance(holder, high - open, high - middle, high - close, variance1, variance2, split.draws.high);
  if (split.isFar) holdAlong(holder, split.gone, split.downFirst ? open - low + high - low : high - open);
  split.high1 = high;
  split.high2 = high;
  // The high of a bridge in closed form from its exponentially distributed reach.
  if (holder.first) {
    const rise = close - middle;
    const reached = 0.5 * (middle + close + Math.sqrt(rise * rise + 2 * variance2 * holder.reach));
    split.high2 = clamp(Math.floor(reached + 0.5), rise > 0 ? close : middle, high);
  } else {
    const rise = middle - open;
    const reached = 0.5 * (open + middle + Math.sqrt(rise * rise + 2 * variance1 * holder.reach));
    split.high1 = clamp(Math.floor(reached + 0.5), rise > 0 ? middle : open, high);
  }
}

/**
 * Draws the lows of both parts. A higher draw moves the node's low into the first part, and makes the other part's low
 * higher.
 */
function chooseLows({ open, high, low, close }: PriceNode): void {
  const { middle, variance1, variance2, holder } = split;
  holdByChance(holder, open - low, middle - low, close - low, variance1, variance2, 1 - split.draws.low);
  if (split.isFar) holdAlong(holder, split.gone, split.downFirst ? open - low : high - open + high - low);
  split.low1 = low;
  split.low2 = low;
  if (holder.first) {
    const rise = close - middle;
    const reached = 0.5 * (middle + close - Math.sqrt(rise * rise + 2 * variance2 * holder.reach));
    split.low2 = clamp(Math.floor(reached + 0.5), low, rise > 0 ? middle : close);
  } else {
    const rise = middle - open;
    const reached = 0.5 * (open + middle - Math.sqrt(rise * rise + 2 * variance1 * holder.reach));
    split.low1 = clamp(Math.floor(reached + 0.5), low, rise > 0 ? open : middle);
  }
}

/** Draws high and low of a whole session from its ends and its variance. Not rounded. */
export function drawExtremes(node: PriceNode, timeKey: number, profile: DrawProfile): void {
  const { open, close, variance } = node;
  const { draws } = split;
  drawSession(draws, profile, timeKey);
  const square = (close - open) * (close - open);
  node.high = 0.5 * (open + close + Math.sqrt(square + 2 * variance * minusLogOf(1 - draws.high)));
  node.low = 0.5 * (open + close - Math.sqrt(square + 2 * variance * minusLogOf(draws.low)));
}

function clamp(value: number, least: number, most: number): number {
  return value < least ? least : Math.min(value, most);
}
