import { minusLogOf, mix32, unitOf } from '@/lib/prng';
import { FINE_CELLS, MAX_RANK } from './book-cells';

/** What the book of one quarter second is made from. */
export interface BookMoment {
  /** The last price in price ticks. */
  readonly last: number;
  /** Quarter seconds since the epoch. */
  readonly tick: number;
  /** How wild the market was in a slot of SLOT_TICKS: 1 is usual, less is calm, at most 12. */
  stressOf(slot: number): number;
  /** Lots that customers took from the levels of a side and others have not refilled yet, by price. */
  readonly missing?: Readonly<Record<'bids' | 'asks', ReadonlyMap<number, number> | null>>;
}

/** What the sizes of one side follow from. */
export interface LevelDraw extends BookMoment {
  readonly salt: number;
  /** Average trading of a second at a price of one tick. */
  readonly lotsPerSecond: number;
}

/** Quarter seconds for which a market keeps its stress. */
export const SLOT_TICKS = 60;
/** An order is at most this many slots old, as far as its size goes. */
const OLDEST_SLOTS = 2;
/**
 * Seconds of average trading within one basis point of the price, on one side. Farther out depth grows with the power
 * 0.75 of the distance (fitted to published depths of 10 and 100 basis points).
 */
const SECONDS_IN_A_POINT = 5;
/** The best level holds this many seconds more. */
const SECONDS_AT_TOUCH = 0.6;
/** Chance of 256 that a cell holds an order. */
const FILLED = 190;
/** Quarter seconds for which a level at the touch keeps its size, and what each rank adds. */
const LIFE_TICKS = 12;
const LIFE_PER_RANK = 8;
/** A level is there or not for this many of its lives. */
const PRESENCE_LIVES = 4;

const power75 = (x: number): number => Math.sqrt(x) * Math.sqrt(Math.sqrt(x));

/**
 * Mean size by rank in seconds of trading at a price of one tick. A cell of octave k holds orders of rank k or more,
 * half as many of each next rank: on average 3.14 times the size of rank k, which is what an octave adds to the depth.
 */
const RANK_SECONDS = Float64Array.from({ length: MAX_RANK + 14 }, (_, rank) => {
  const pointsOfATick = 10_000 * FINE_CELLS;
  const first = ((SECONDS_IN_A_POINT * power75(pointsOfATick)) / FINE_CELLS) * (0.68 / 3.14) * (256 / FILLED) * 0.84;
  return first * power75(1 << rank);
});

/** Lots at a price of that rank; 0 when nobody offers there, which cannot be at the best price. */
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
  return Math.floor(((lotsPerSecond / price) * seconds) / stressAtBirth(draw, life * lifeTicks - phase)) + 1;
}

/** An order is as large as its own time made it. */
function stressAtBirth({ tick, stressOf }: LevelDraw, bornTick: number): number {
  const slot = Math.floor(tick / SLOT_TICKS);
  return stressOf(Math.max(slot - OLDEST_SLOTS, Math.min(slot, Math.floor(bornTick / SLOT_TICKS))));
}
