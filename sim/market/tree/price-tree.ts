import { hashText, mix32, triangularOf } from '@/lib/prng';
import { weekdayOf } from '../exchange-day';
import { type Instrument, powerOfTen } from '../instruments';
import { calendarOf, type Shares, sharesOf } from './calendar';
import { DayBoundaries } from './day-boundaries';
import type { DrawProfile } from './draws';
import { drawExtremes, PriceNode, splitOff } from './split';
import { CRYPTO_SHAPE, previousTradingDay, STOCK_SHAPE, type TreeShape } from './tree-shape';

/**
 * The fraction of a market's own variance that is left within the day. It makes up for a loss of correlation: at every
 * split two markets part a little, because highs and lows are not linear in their draws.
 */
const INTRADAY_OWN = 0.1;

/** Nodes of days are kept in blocks of this many, with this many numbers per day. */
const BLOCK_DAYS = 32;
const DAY_FIELDS = 6;

/**
 * The draws of one market under one seed, of which `ownFraction` (1: all) of the market's own variance is left. They
 * depend on ids and names, so that an added market leaves the others unchanged.
 */
function drawProfile(seed: number, one: Instrument, ownFraction: number): DrawProfile {
  const apart = 1 - one.marketLoading * one.marketLoading - one.sectorLoading * one.sectorLoading;
  if (!(apart > 0)) throw new RangeError(`${one.symbol}: the squares of the loadings must sum to less than one`);
  const own = apart * ownFraction;
  const shared = Math.sqrt((1 - own) / (1 - apart));
  return {
    marketSalt: mix32(seed ^ 0x2545f491),
    sectorSalt: mix32(seed ^ hashText(one.sector)),
    symbolSalt: mix32(seed ^ Math.imul(one.matchId, 0x85ebca6b)),
    marketWeight: shared * one.marketLoading,
    sectorWeight: shared * one.sectorLoading,
    ownWeight: Math.sqrt(own),
  };
}

/**
 * The undisturbed path of one market: one node per day, split from the top down on demand. Only day boundaries and the
 * nodes of days are cached; any second of 45 years costs about a dozen levels of splits.
 */
export class PriceTree {
  readonly shape: TreeShape;
  /** One node per level of the current walk. The nodes are overwritten by the next walk. */
  readonly nodes: readonly PriceNode[];
  private readonly seed: number;
  private readonly profile: DrawProfile;
  private readonly boundaries: DayBoundaries;
  private readonly ticksPerUsdt: number;
  private readonly lotsPerUsdt: number;
  private readonly sigma: number;
  private readonly weekVolume: readonly number[];
  private readonly shares: Shares;
  /** Per level, the number of its first node. */
  private readonly firstIds: readonly number[];
  private readonly blocks = new Map<number, Float64Array>();
  private dayKey = 0;
  /** The path of the last walk, which the next walk may share: its day, and the child taken at each level. */
  private wayDay = Number.NaN;
  private readonly way: number[];

  constructor(seed: number, instrument: Instrument) {
    this.seed = seed | 0;
    this.shape = instrument.kind === 'stock' ? STOCK_SHAPE : CRYPTO_SHAPE;
    this.nodes = this.shape.lengths.map(() => new PriceNode());
    this.way = this.shape.lengths.map(() => 0);
    this.profile = drawProfile(this.seed, instrument, INTRADAY_OWN);
    const { weekVariance, weekVolume } = calendarOf(this.shape);
    this.boundaries = new DayBoundaries(this.seed, instrument, drawProfile(this.seed, instrument, 1), weekVariance);
    this.weekVolume = weekVolume;
    this.shares = sharesOf(this.shape);
    this.firstIds = this.shape.radices.map((_, level) =>
      this.shape.radices.slice(0, level).reduce((nodes, radix) => nodes * radix, 1),
    );
    this.ticksPerUsdt = powerOfTen(instrument.priceDecimals);
    this.lotsPerUsdt = instrument.dailyVolumeUsdt * powerOfTen(instrument.lotDecimals);
    this.sigma = instrument.dailySigma;
  }

  /** Loads the node of the whole session into `nodes[0]`. The day must be a trading day. */
  loadDay(day: number): PriceNode {
    const node = this.nodes[0] as PriceNode;
    this.wayDay = Number.NaN;
    this.dayKey = mix32(this.seed ^ Math.imul(day, 0x632be5ab) ^ this.shape.salt);
    const number = Math.floor(day / BLOCK_DAYS);
    const block = this.blocks.get(number) ?? this.emptyBlock(number);
    const at = (day - number * BLOCK_DAYS) * DAY_FIELDS;
    // An open is at least one tick: zero means that the day has not been made.
    if (block[at] === 0) {
      this.makeDay(day, node);
      block[at] = node.open;
      block[at + 1] = node.high;
      block[at + 2] = node.low;
      block[at + 3] = node.close;
      block[at + 4] = node.variance;
      block[at + 5] = node.volume;
    } else {
      node.open = block[at] as number;
      node.high = block[at + 1] as number;
      node.low = block[at + 2] as number;
      node.close = block[at + 3] as number;
      node.variance = block[at + 4] as number;
      node.volume = block[at + 5] as number;
    }
    node.before = 0;
    return node;
  }

  private emptyBlock(number: number): Float64Array {
    const block = new Float64Array(BLOCK_DAYS * DAY_FIELDS);
    this.blocks.set(number, block);
    return block;
  }

  private makeDay(day: number, node: PriceNode): void {
    // The session opens at the previous close. The variance of the calendar days in between goes into this session.
    const previous = previousTradingDay(this.shape, day);
    let returnVariance = 0;
    for (let d = previous + 1; d <= day; d++) returnVariance += this.boundaries.varianceOf(d);
    const price = this.boundaries.priceAt(previous + 1);
    node.open = this.toTicks(price);
    node.close = this.toTicks(this.boundaries.priceAt(day + 1));
    node.variance = returnVariance * node.open * node.close;
    drawExtremes(node, this.dayKey, this.profile);
    node.high = Math.max(Math.floor(node.high + 0.5), node.open, node.close);
    node.low = Math.max(1, Math.min(Math.floor(node.low + 0.5), node.open, node.close));
    node.volume = Math.floor((this.lotsPerUsdt / price) * this.business(day, node, price, returnVariance));
  }

  /**
   * A day's volume as a multiple of the average day: by weekday, by expected and actual volatility, and a random part.
   */
  private business(day: number, { high, low }: PriceNode, price: number, returnVariance: number): number {
    const range = (high - low) / (price * this.ticksPerUsdt);
    // 0.36 of the squared range is the variance of a Brownian path with this range.
    const wild = Math.sqrt(0.5 * (returnVariance + 0.36 * range * range)) / this.sigma;
    const noise = 1 + 0.3 * triangularOf(mix32(this.dayKey ^ this.profile.symbolSalt) + 0x4567123);
    return (this.weekVolume[weekdayOf(day)] as number) * noise * (0.25 + 0.75 * wild);
  }

  /**
   * Moves child number `child` of the node in `nodes[level]` into `nodes[level + 1]`. The parent keeps the rest, so
   * children must be taken in order, from 0, each once. `id` is the parent's number within its day: 1 for the day
   * itself, `id * radix + child` for a child.
   */
  takeChild(level: number, id: number, child: number): PriceNode {
    const rest = this.nodes[level] as PriceNode;
    const first = this.nodes[level + 1] as PriceNode;
    const remaining = (this.shape.radices[level] as number) - child;
    if (remaining === 1) {
      first.copyFrom(rest);
      return first;
    }
    const timeKey = mix32(this.dayKey ^ Math.imul(id, 0x2c1b3c6d) ^ Math.imul(child + 16 * level + 1, 0x297a2d39));
    const variance = this.shares.variance[level];
    if (variance) {
      const at = (id - (this.firstIds[level] as number)) * (this.shape.radices[level] as number) + child;
      const volume = this.shares.volume[level] as Float64Array;
      splitOff(rest, first, variance[at] as number, timeKey, this.profile, volume[at] as number);
    } else {
      splitOff(rest, first, 1 / remaining, timeKey, this.profile, 1 / remaining);
    }
    return first;
  }

  /** The second `offset` of a trading day. The node is valid until the next walk. */
  second(day: number, offset: number): PriceNode {
    return this.walkTo(day, offset, false);
  }

  /** The open of that second, which is also the open of every node that begins with it. */
  openAt(day: number, offset: number): number {
    return this.walkTo(day, offset, true).open;
  }

  /**
   * Walks down to the second, or to the largest node that begins with it. A walk to a later second reuses the levels
   * that it shares with the walk before, without drawing them again.
   */
  private walkTo(day: number, offset: number, isStartEnough: boolean): PriceNode {
    const { lengths, radices } = this.shape;
    const { way } = this;
    const leaf = radices.length;
    let level = 0;
    let id = 1;
    let left = offset;
    let isOnTheWay = this.wayDay === day;
    while (isOnTheWay && level < leaf) {
      const length = lengths[level + 1] as number;
      const child = Math.floor(left / length);
      if (child !== way[level]) {
        // A child that was taken cannot be taken again.
        isOnTheWay = child > (way[level] as number);
        break;
      }
      left -= child * length;
      id = id * (radices[level] as number) + child;
      level++;
    }
    if (!isOnTheWay) {
      this.loadDay(day);
      this.wayDay = day;
      level = 0;
      id = 1;
      left = offset;
      way[0] = -1;
    }
    while (level < leaf && !(isStartEnough && left === 0 && way[level] === -1)) {
      const length = lengths[level + 1] as number;
      const child = Math.floor(left / length);
      for (let next = (way[level] as number) + 1; next <= child; next++) this.takeChild(level, id, next);
      way[level] = child;
      left -= child * length;
      id = id * (radices[level] as number) + child;
      level++;
      way[level] = -1;
    }
    return this.nodes[level] as PriceNode;
  }

  private toTicks(price: number): number {
    return Math.max(1, Math.floor(price * this.ticksPerUsdt + 0.5));
  }
}
