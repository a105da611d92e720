import { gaussianOf, mix32, unitOf } from '@/lib/prng';
import { weekdayOf } from '../exchange-day';
import type { Instrument } from '../instruments';
import { type DrawProfile, sharedDraw, varianceShare } from './draws';

/** The exchange day at which the base prices hold: 2026-01-01 in UTC+8. */
export const ANCHOR_DAY = 20_454;
const REACH_LEVEL = 13;
const REACH_DAYS = 1 << REACH_LEVEL;
/** Prices exist from 2003 to 2048: 8,192 days before and after the anchor day. */
export const FIRST_DAY = ANCHOR_DAY - REACH_DAYS;
export const END_DAY = ANCHOR_DAY + REACH_DAYS;
/** The last day that a clock may reach. What looks ahead from there, such as triggers and charts, finds prices. */
export const LAST_DAY = END_DAY - 366;
/** The first day that a scenario may begin on. What looks back from there, such as charts, finds prices. */
export const EARLIEST_DAY = FIRST_DAY + 366;

const BLOCK_LEVEL = 5;
const BLOCK_DAYS = 1 << BLOCK_LEVEL;
/**
 * Stretches longer than 2^7 days get variance only with the square root of time, so that prices stay in a realistic
 * range.
 */
const DAMPED_LEVEL = 7;
/** How unevenly variance is distributed over days and longer stretches; see split.ts for the day itself. */
const CASCADE = 0.3;
/** Limit for the relative swing of a midpoint: it lies within a factor of four of the line between its ends. */
const MAX_SWING = 0.6;

/** Variance of a stretch of 2^level days, in units of the variance of one day. */
const LEVEL_VARIANCE = Float64Array.from({ length: REACH_LEVEL + 1 }, (_, level) =>
  level <= DAMPED_LEVEL ? 1 << level : (1 << DAMPED_LEVEL) * Math.sqrt(1 << (level - DAMPED_LEVEL)),
);

/**
 * Prices at the midnights between exchange days: a binary tree of multiplicative midpoints, with the base price at the
 * anchor. Days are computed in blocks of 32 and cached. The cache is not part of the state and may be dropped at any
 * time.
 */
export class DayBoundaries {
  /** Per block: 33 prices in USDT, then the 32 variances of the returns of the days between them. */
  private readonly blocks = new Map<number, Float64Array>();
  private readonly seed: number;
  private readonly profile: DrawProfile;
  private readonly basePrice: number;
  private readonly sigma: number;
  private readonly weekVariance: readonly number[];
  private middle = Number.NaN;
  private share = Number.NaN;

  /** `weekVariance` is the variance of each weekday from Monday on, with mean one. */
  constructor(seed: number, instrument: Instrument, profile: DrawProfile, weekVariance: readonly number[]) {
    this.seed = seed;
    this.profile = profile;
    this.basePrice = instrument.basePrice;
    this.sigma = instrument.dailySigma;
    this.weekVariance = weekVariance;
  }

  /** Unrounded price in USDT at the midnight that begins the day. Throws RangeError outside FIRST_DAY … END_DAY. */
  priceAt(day: number): number {
    if (!(day >= FIRST_DAY && day <= END_DAY)) throw new RangeError(`no prices on day ${day}: history is 2003 to 2048`);
    const offset = Math.min(day, END_DAY - 1) - FIRST_DAY;
    const number = offset >> BLOCK_LEVEL;
    return this.block(number)[day - FIRST_DAY - (number << BLOCK_LEVEL)] as number;
  }

  /** Variance of the day's return, as a fraction squared. */
  varianceOf(day: number): number {
    const offset = day - FIRST_DAY;
    const number = offset >> BLOCK_LEVEL;
    return this.block(number)[BLOCK_DAYS + 1 + offset - (number << BLOCK_LEVEL)] as number;
  }

  private block(number: number): Float64Array {
    const known = this.blocks.get(number);
    if (known) return known;
    const made = this.makeBlock(number << BLOCK_LEVEL);
    this.blocks.set(number, made);
    return made;
  }

  /** Descends from one half of the tree to the block. Days are counted from FIRST_DAY. */
  private makeBlock(first: number): Float64Array {
    const future = first >= REACH_DAYS;
    let low = future ? REACH_DAYS : 0;
    let left = future ? this.basePrice : this.farEnd(1);
    let right = future ? this.farEnd(2) : this.basePrice;
    let intensity = 1;
    for (let level = REACH_LEVEL; level > BLOCK_LEVEL; level--) {
      const half = 1 << (level - 1);
      this.bisect(low, level, left, right, intensity);
      if (first < low + half) {
        right = this.middle;
        intensity *= 2 * this.share;
      } else {
        low += half;
        left = this.middle;
        intensity *= 2 * (1 - this.share);
      }
    }
    const block = new Float64Array(2 * BLOCK_DAYS + 1);
    block[0] = left;
    block[BLOCK_DAYS] = right;
    this.fill(block, first, 0, BLOCK_LEVEL, intensity);
    return block;
  }

  private fill(block: Float64Array, first: number, at: number, level: number, intensity: number): void {
    if (level === 0) {
      block[BLOCK_DAYS + 1 + at] = this.sigma * this.sigma * intensity;
      return;
    }
    const size = 1 << level;
    this.bisect(first + at, level, block[at] as number, block[at + size] as number, intensity);
    const share = this.share;
    block[at + size / 2] = this.middle;
    this.fill(block, first, at, level - 1, intensity * 2 * share);
    this.fill(block, first, at + size / 2, level - 1, intensity * 2 * (1 - share));
  }

  /**
   * Computes the middle of 2^level days. Sets `middle` to the price there, and `share` to the first half's share of the
   * variance.
   */
  private bisect(low: number, level: number, left: number, right: number, intensity: number): void {
    const timeKey = mix32(this.seed ^ Math.imul(low + 1, 0x27d4eb2f) ^ Math.imul(level + 64, 0x165667b1));
    const ownKey = mix32(timeKey ^ this.profile.symbolSalt);
    const share = varianceShare(
      mix32((timeKey ^ this.profile.marketSalt) + 0x1234567),
      mix32(ownKey + 0x1234567),
      this.firstHalf(low, level),
      CASCADE,
    );
    const variance = this.sigma * this.sigma * (LEVEL_VARIANCE[level] as number) * intensity;
    const draw =
      sharedDraw(this.profile, timeKey) + this.profile.ownWeight * gaussianOf(mix32(ownKey + 1), mix32(ownKey + 2));
    const swing = 0.5 * Math.sqrt(variance * share * (1 - share)) * draw;
    const held = swing > MAX_SWING ? MAX_SWING : Math.max(swing, -MAX_SWING);
    this.middle = ((left + (right - left) * share) * (1 + held)) / (1 - held);
    this.share = share;
  }

  /** The share of the variance that weekdays alone give to the first half of 2^level days. */
  private firstHalf(low: number, level: number): number {
    // Longer stretches have as many weekends in one half as in the other, but for a day or two.
    if (level > BLOCK_LEVEL) return 0.5;
    const half = 1 << (level - 1);
    let first = 0;
    let all = 0;
    for (let n = 0; n < 2 * half; n++) {
      const variance = this.weekVariance[weekdayOf(FIRST_DAY + low + n)] as number;
      all += variance;
      if (n < half) first += variance;
    }
    return first / all;
  }

  /** Price at the far end of the past (1) or of the future (2): 0.5 to 1.5 times the base price. */
  private farEnd(side: number): number {
    return this.basePrice * (0.5 + unitOf(mix32(this.seed ^ this.profile.symbolSalt ^ Math.imul(side, 0x1b873593))));
  }
}
