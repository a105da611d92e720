import { minusLogOf, mix32 } from '@/lib/prng';
import { type DrawProfile, lowerDraw, mixedDraw, upperBytes, upperDraw, varianceShare } from './draws';
import { type Holder, holdAlong, holdByChance } from './extremes';
import { normalShare } from './tables';

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
 * The law of a Brownian bridge's point at share s of its variance, when its high and low are known as well as its ends
 * (fitted to 160,000 simulated bridges a case). Its mean is the line between the ends, pulled by the difference of what
 * the path rises above them and falls below; the pull is 2.8·s(1-s) when the ends are level, and one when they are far
 * apart. Its deviation is 0.215 of the range, but at most the deviation of a bridge whose extremes are unknown.
 */
const LEVEL_PULL = 2.8;
const PARTED_PULL = 30;
const RANGE_DEVIATION = 0.215;
/** Variance of a path per square of its range: a Brownian path's mean square range is 2.77 variances. */
const RANGE_TO_VARIANCE = 0.36;
/**
 * When a node's price must travel further than this many of its standard deviations, from open over high and low to
 * close, the node is split along the straightest such path. A Brownian path travels about three; the law above was
 * fitted there, and in a short part of a long journey it lets single seconds move by 88 deviations.
 */
const MAX_TRAVEL = 8;
/** The part of the volume, per split, that neither time of day nor volatility explains. */
const VOLUME_NOISE = 0.45;
/** A variance (ticks²) in which nothing moves, and by which one can divide. */
const TINY = 1e-9;

/** Words of later draws at the same node are this far from those of the midpoint. */
const VARIANCE_KEY = 0x1234567;
const EXTREMES_KEY = 0x2345671;

/** The straightest way from open over both extremes to close. */
class Route {
  downFirst = false;
  travel = Number.NaN;
  /** Whether it is so long that the split follows it. */
  isFar = false;
  /** How much of it the first part goes. */
  gone = Number.NaN;
}

/** Reused for all splits, because a split is finished before the next one begins. */
const route = new Route();
const holder: Holder = { first: false, reach: Number.NaN };

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
  const { open, high, low, close, variance, volume, before } = rest;
  let market = mix32(timeKey ^ profile.marketSalt);
  let sector = mix32(timeKey ^ profile.sectorSalt);
  let own = mix32(timeKey ^ profile.symbolSalt);
  const ownMood = mix32(own + VARIANCE_KEY);
  const share = varianceShare(mix32(market + VARIANCE_KEY), ownMood, tau, CASCADE);
  const variance1 = variance * share + TINY;
  const variance2 = variance * (1 - share) + TINY;

  findRoute(rest, share);
  const drawn = middleOf(rest, share, mixedDraw(profile, market, sector, own));
  const middle = clamp(Math.floor(drawn + 0.5), low, high);

  // A rising draw moves the high into the second part and the low into the first, and makes both extremes higher.
  market = mix32(market + EXTREMES_KEY);
  sector = mix32(sector + EXTREMES_KEY);
  own = mix32(own + EXTREMES_KEY);
  const up = normalShare(upperDraw(profile, market, sector, own));
  const down = 1 - normalShare(lowerDraw(profile, market, sector, own));

  holdByChance(holder, high - open, high - middle, high - close, variance1, variance2, up);
  if (route.isFar) holdAlong(holder, route.gone, route.downFirst ? open - low + high - low : high - open);
  const high1 = holder.first ? high : highOf(open, middle, variance1, high);
  const high2 = holder.first ? highOf(middle, close, variance2, high) : high;

  holdByChance(holder, open - low, middle - low, close - low, variance1, variance2, down);
  if (route.isFar) holdAlong(holder, route.gone, route.downFirst ? open - low : high - open + high - low);
  const low1 = holder.first ? low : lowOf(open, middle, variance1, low);
  const low2 = holder.first ? lowOf(middle, close, variance2, low) : low;

  // Volume follows the clock and the volatility, as expected and as it came, and a will of its own.
  const wild1 = (variance1 + RANGE_TO_VARIANCE * (high1 - low1) * (high1 - low1)) * (1 - tau);
  const wild2 = (variance2 + RANGE_TO_VARIANCE * (high2 - low2) * (high2 - low2)) * tau;
  const will = VOLUME_NOISE * upperBytes(ownMood) * (1 / 256);
  const busy1 = volumeTau * (1 + will);
  const busy2 = (1 - volumeTau) * (1 - will) * Math.sqrt(wild2 / wild1);
  const volume1 = Math.floor((volume * busy1) / (busy1 + busy2));

  first.open = open;
  first.close = middle;
  first.high = high1;
  first.low = low1;
  first.variance = variance * share;
  first.volume = volume1;
  first.before = before;
  rest.open = middle;
  rest.high = high2;
  rest.low = low2;
  rest.variance = variance - first.variance;
  rest.volume = volume - volume1;
  rest.before = before + volume1;
}

function findRoute({ open, high, low, close, variance }: PriceNode, share: number): void {
  const range = high - low;
  const downFirst = range + range - (close - open);
  const upFirst = range + range + (close - open);
  route.downFirst = downFirst <= upFirst;
  route.travel = route.downFirst ? downFirst : upFirst;
  route.isFar = route.travel * route.travel > MAX_TRAVEL * MAX_TRAVEL * variance;
  route.gone = route.travel * share;
}

/** The unrounded midpoint for a normal draw. */
function middleOf(node: PriceNode, share: number, draw: number): number {
  const { open, high, low, close, variance } = node;
  const spread = share * (1 - share);
  if (route.isFar) return routeAt(node) + 0.5 * Math.sqrt(variance * spread) * draw;
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
  return open + rise * share + pull * (above - below) + deviation * draw;
}

/** The price on the straightest way where the first part ends. */
function routeAt({ open, high, low }: PriceNode): number {
  const { downFirst, gone } = route;
  const toFirst = downFirst ? open - low : high - open;
  const toSecond = toFirst + high - low;
  const direction = downFirst ? 1 : -1;
  if (gone < toFirst) return open - direction * gone;
  if (gone < toSecond) return (downFirst ? low : high) + direction * (gone - toFirst);
  return (downFirst ? high : low) - direction * (gone - toSecond);
}

/** The high, at most `limit`, of a bridge that reaches `holder.reach` (closed form of its exponential law). */
function highOf(from: number, to: number, variance: number, limit: number): number {
  const reached = 0.5 * (from + to + Math.sqrt((to - from) * (to - from) + 2 * variance * holder.reach));
  return clamp(Math.floor(reached + 0.5), Math.max(from, to), limit);
}

function lowOf(from: number, to: number, variance: number, limit: number): number {
  const reached = 0.5 * (from + to - Math.sqrt((to - from) * (to - from) + 2 * variance * holder.reach));
  return clamp(Math.floor(reached + 0.5), limit, Math.min(from, to));
}

/** Draws high and low of a node from its ends and its variance. Not rounded. */
export function drawExtremes(node: PriceNode, timeKey: number, profile: DrawProfile): void {
  const { open, close, variance } = node;
  const market = mix32(timeKey ^ profile.marketSalt);
  const sector = mix32(timeKey ^ profile.sectorSalt);
  const own = mix32(timeKey ^ profile.symbolSalt);
  const square = (close - open) * (close - open);
  const above = minusLogOf(1 - normalShare(upperDraw(profile, market, sector, own)));
  const below = minusLogOf(normalShare(lowerDraw(profile, market, sector, own)));
  node.high = 0.5 * (open + close + Math.sqrt(square + 2 * variance * above));
  node.low = 0.5 * (open + close - Math.sqrt(square + 2 * variance * below));
}

function clamp(value: number, least: number, most: number): number {
  return value < least ? least : Math.min(value, most);
}
