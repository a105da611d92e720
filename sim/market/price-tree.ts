import { exponentialOf, hashText, mix32 } from '@/lib/prng';
import { DayBoundaries } from './day-boundaries';
import { type Instrument, powerOfTen } from './instruments';
import { type DrawProfile, PriceNode, splitOff } from './split';
import { CRYPTO_SHAPE, previousTradingDay, STOCK_SHAPE, type TreeShape } from './tree-shape';

/**
 * The draws of one market under one seed. They depend on ids and names, so that an added market leaves the others
 * unchanged.
 */
function drawProfile(seed: number, one: Instrument): DrawProfile {
  const own = 1 - one.marketLoading * one.marketLoading - one.sectorLoading * one.sectorLoading;
  if (!(own > 0)) throw new RangeError(`${one.symbol}: the squares of the loadings must sum to less than one`);
  return {
    marketSalt: mix32(seed ^ 0x2545f491),
    sectorSalt: mix32(seed ^ hashText(one.sector)),
    symbolSalt: mix32(seed ^ Math.imul(one.matchId, 0x85ebca6b)),
    marketWeight: one.marketLoading,
    sectorWeight: one.sectorLoading,
    ownWeight: Math.sqrt(own),
  };
}

/**
 * The undisturbed path of one market: one node per day, split from the top down on demand. Only day boundaries are
 * cached; any second of 45 years costs about a dozen levels of splits.
 */
export class PriceTree {
  readonly shape: TreeShape;
  /** One node per stage of the current walk. The nodes are overwritten by the next walk. */
  readonly nodes: readonly PriceNode[];
  private readonly seed: number;
  private readonly profile: DrawProfile;
  private readonly boundaries: DayBoundaries;
  private readonly ticksPerUsdt: number;
  private readonly lotsPerUsdt: number;
  private readonly sigma: number;
  private dayKey = 0;

  constructor(seed: number, instrument: Instrument) {
    this.seed = seed | 0;
    this.shape = instrument.kind === 'stock' ? STOCK_SHAPE : CRYPTO_SHAPE;
    this.nodes = this.shape.lengths.map(() => new PriceNode());
    this.profile = drawProfile(this.seed, instrument);
    this.boundaries = new DayBoundaries(this.seed, instrument, this.profile);
    this.ticksPerUsdt = powerOfTen(instrument.priceDecimals);
    this.lotsPerUsdt = instrument.dailyVolumeUsdt * powerOfTen(instrument.lotDecimals);
    this.sigma = instrument.dailySigma;
  }

  /** Loads the node of the whole session into `nodes[0]`. The day must be a trading day. */
  loadDay(day: number): PriceNode {
    const node = this.nodes[0] as PriceNode;
    // A closed market opens at its last close. The variance of the calendar days in between goes into the next session.
    const previous = previousTradingDay(this.shape, day);
    let returnVariance = 0;
    for (let d = previous + 1; d <= day; d++) returnVariance += this.boundaries.varianceOf(d);
    const price = this.boundaries.priceAt(previous + 1);
    const open = this.toTicks(price);
    const close = this.toTicks(this.boundaries.priceAt(day + 1));
    const variance = returnVariance * open * close;

    this.dayKey = mix32(this.seed ^ Math.imul(day, 0x632be5ab) ^ this.shape.salt);
    const ownKey = mix32(this.dayKey ^ this.profile.symbolSalt);
    const word = mix32(ownKey + 5);
    const square = (close - open) * (close - open);
    const high = 0.5 * (open + close + Math.sqrt(square + 2 * variance * exponentialOf(word & 0xffff)));
    const low = 0.5 * (open + close - Math.sqrt(square + 2 * variance * exponentialOf(word >>> 16)));
    node.open = open;
    node.close = close;
    node.high = Math.max(Math.floor(high + 0.5), open, close);
    node.low = Math.max(1, Math.min(Math.floor(low + 0.5), open, close));
    node.variance = variance;
    node.volume = Math.floor((this.lotsPerUsdt / price) * (0.4 + (0.6 * Math.sqrt(returnVariance)) / this.sigma));
    return node;
  }

  /**
   * Moves child number `child` of the node in `nodes[stage]` into `nodes[stage + 1]`. The parent keeps the rest, so
   * children must be taken in order, from 0, each once. `id` is the parent's number within its day: 1 for the day
   * itself, `id * radix + child` for a child.
   */
  takeChild(stage: number, id: number, child: number): PriceNode {
    const rest = this.nodes[stage] as PriceNode;
    const first = this.nodes[stage + 1] as PriceNode;
    const remaining = (this.shape.radices[stage] as number) - child;
    if (remaining === 1) {
      first.copyFrom(rest);
      return first;
    }
    const timeKey = mix32(this.dayKey ^ Math.imul(id, 0x2c1b3c6d) ^ Math.imul(child + 16 * stage + 1, 0x297a2d39));
    splitOff(rest, first, 1 / remaining, timeKey, this.profile);
    return first;
  }

  private toTicks(price: number): number {
    return Math.max(1, Math.floor(price * this.ticksPerUsdt + 0.5));
  }
}
