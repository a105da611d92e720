import { minusLogOf, mix32, unitOf } from '@/lib/prng';
import { FINE_CELLS, MAX_RANK } from './book-cells';

/** The inputs of the book of one quarter second. */
export interface BookMoment {
  /** The last price in price ticks. */
  readonly last: number;
  /** Quarter seconds since the epoch. */
  readonly tick: number;
  /** The stress of the market in a slot of SLOT_TICKS: 1 is usual, less is calm, 12 is the most. */
  stressOf(slot: number): number;
  /** Lots that customers took from the levels of a side and others have not refilled yet, by price. */
  readonly missing?: Readonly<Record<'bids' | 'asks', ReadonlyMap<number, number> | null>>;
}

/** The inputs for the sizes of one side's levels. */
export interface LevelDraw extends BookMoment {
  readonly salt: number;
  /** Average volume of a second in lots, if the price were one tick. */
  readonly lotsPerSecond: number;
}

/** Quarter seconds for which a market keeps its stress. */
export const SLOT_TICKS = 60;
/** The size of an order follows from the stress when it was placed, at most this many slots ago. */
const OLDEST_SLOTS = 2;
/**
 * Depth within one basis point of the price, on one side, in seconds of average trading volume. Farther out depth grows
 * with the power 0.75 of the distance (fitted to published depths of 10 and 100 basis points).
 */
const SECONDS_IN_A_POINT = 5;
/** Additional size of the best level, in seconds of average trading volume. */
const SECONDS_AT_TOUCH = 0.6;
/** Of 256 cells, how many hold an order. */
const FILLED = 190;
/** Quarter seconds for which a level of rank 0 keeps its size, and how many each rank adds. */
const LIFE_TICKS = 12;
const LIFE_PER_RANK = 8;
/** Whether a level exists is drawn anew after this many of its lifetimes. */
const PRESENCE_LIVES = 4;

/**
 * Most lots of a level. At the lowest price of a dear coin, the turnover of a usual day would be more lots than can be
 * counted exactly. No level reaches it near a market's usual prices.
 */
const MOST_LOTS = 1e13;

const power75 = (x: number): number => Math.sqrt(x) * Math.sqrt(Math.sqrt(x));

/**
 * Mean size of a level by rank, in seconds of trading volume at a price of one tick. A cell of octave k holds orders of
 * rank k or more, half as many of each next rank: on average 3.14 times the size of rank k, which is what an octave
 * adds to the depth.
 */
const RANK_SECONDS = Float64Array.from({ length: MAX_RANK + 14 }, (_, rank) => {
  const pointsOfATick = 10_000 * FINE_CELLS;
  const first = ((SECONDS_IN_A_POINT * power75(pointsOfATick)) / FINE_CELLS) * (0.68 / 3.14) * (256 / FILLED) * 0.84;
  return first * power75(1 << rank);
});

/** Lots of the level at a price of this rank; 0 when the cell is empty. The best price is never empty. */
export function lotsAt(draw: LevelDraw, price: number, rank: number, isBest: boolean): number {
  const { salt, tick, lotsPerSecond } = draw;
  const place = mix32(salt ^ Math.imul(price | 0, 0x85ebca6b) ^ 0x68bc21eb);
  const lifeTicks = LIFE_TICKS + LIFE_PER_RANK * rank;
  const phase = place & 0xffff;
  const presence = Math.floor((tick + phase) / (PRESENCE_LIVES * lifeTicks));
  if (!isBest && ((mix32(place ^ Math.imul(presence | 0, 0x165667b1)) >>> 8) & 0xff) >= FILLED) return 0;
  const life = Math.floor((tick + phase) / lifeTicks);
  const chance = unitOf(mix32(place ^ Math.imul(life | 0, 0x27d4eb2f)));
  const mean = (RANK_SECONDS[rank] as number) / power75(price) + (isBest ? SECONDS_AT_TOUCH : 0);
  const seconds = mean * (0.15 + 0.85 * minusLogOf(1 - chance));
  const lots = ((lotsPerSecond / price) * seconds) / stressAtBirth(draw, life * lifeTicks - phase);
  return Math.floor(Math.min(lots, MOST_LOTS)) + 1;
}

/** The stress of the slot in which the order was placed, because that determines its size. */
function stressAtBirth({ tick, stressOf }: LevelDraw, bornTick: number): number {
  const slot = Math.floor(tick / SLOT_TICKS);
  return stressOf(Math.max(slot - OLDEST_SLOTS, Math.min(slot, Math.floor(bornTick / SLOT_TICKS))));
}
