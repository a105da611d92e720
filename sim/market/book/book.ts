import { mix32 } from '@/lib/prng';
import { type Instrument, powerOfTen } from '../instruments';
import { edgeOf, orderOf, rankOf } from './book-cells';
import { type BookMoment, type LevelDraw, lotsAt, SLOT_TICKS } from './book-level';

/** A price level: [price in ticks, size in lots]. */
export type Level = readonly [ticks: number, lots: number];

/**
 * Both sides best first. bids[0] < last < asks[0], and asks[0] - bids[0] is within the market's spread times its
 * stress.
 */
export interface Book {
  readonly bids: readonly Level[];
  readonly asks: readonly Level[];
}

export type BookSide = 'bids' | 'asks';

/** Largest distance of a level from the last price, as a fraction of that price. */
const FARTHEST = 0.25;
const LAST_OCTAVE = 24;
/** Quarter seconds for which the best prices keep their distance from the last price. */
const TOUCH_LIFE_TICKS = 6;
const ASKS_SALT = 0x2c1b3c6d;

/**
 * The order book around a price (designed). Prices are divided into cells (./book-cells.ts) that widen with the
 * distance from the last price, and a cell holds one level or none. The size and lifetime of a level follow from its
 * absolute price alone, so it stays in place while the last price moves. Spreads are wide and depth is thin while the
 * market is wild.
 */
export function deriveBook(one: Instrument, salt: number, moment: BookMoment, depth: number): Book {
  const { bestBid, bestAsk } = touchOf(one, salt, moment);
  return {
    bids: [...sideOf(one, salt, moment, 'bids', bestBid, depth)],
    asks: [...sideOf(one, salt ^ ASKS_SALT, moment, 'asks', bestAsk, depth)],
  };
}

/** The levels of one side of that book, best first. Levels are derived as they are read. */
export function deriveOffers(
  one: Instrument,
  salt: number,
  moment: BookMoment,
  side: BookSide,
  depth: number,
): Iterable<Level> {
  const { bestBid, bestAsk } = touchOf(one, salt, moment);
  if (side === 'bids') return sideOf(one, salt, moment, 'bids', bestBid, depth);
  return sideOf(one, salt ^ ASKS_SALT, moment, 'asks', bestAsk, depth);
}

/** The best prices. The spread follows volatility (Wyart et al. 2008) and is narrow most of the time. */
function touchOf(one: Instrument, salt: number, { last, tick, stressOf }: BookMoment) {
  const life = Math.floor((tick + (salt & 3)) / TOUCH_LIFE_TICKS);
  const word = mix32(salt ^ Math.imul(life | 0, 0x9e3779b1)) >>> 0;
  const widest = Math.max(2, Math.floor(one.spreadTicks * stressOf(Math.floor(tick / SLOT_TICKS))));
  const smaller = Math.min(word & 0xff, (word >>> 8) & 0xff);
  const width = 2 + Math.floor(((widest - 1) * smaller) / 256);
  const below = 1 + ((word >>> 16) % (width - 1));
  return { bestBid: Math.max(1, last - below), bestAsk: last + width - below };
}

function* sideOf(
  one: Instrument,
  salt: number,
  moment: BookMoment,
  side: BookSide,
  best: number,
  depth: number,
): Generator<Level> {
  const { last } = moment;
  const way = side === 'asks' ? 1 : -1;
  const missing = moment.missing?.[side];
  const lotsPerSecond = (one.dailyVolumeUsdt / 86_400) * powerOfTen(one.priceDecimals + one.lotDecimals);
  const draw: LevelDraw = { salt, lotsPerSecond, ...moment };
  const left = (at: number, offered: number): number => offered - (missing?.get(at) ?? 0);
  let count = 0;
  const atBest = left(best, lotsAt(draw, best, rankOf(best, 0, salt), true));
  if (atBest > 0) {
    count++;
    yield [best, atBest];
  }
  const end = last * (1 + way * FARTHEST);
  let price = best + way;
  for (let octave = 0, size = 1; octave <= LAST_OCTAVE && count < depth; octave++, size *= 2) {
    const edge = edgeOf(last, way, size);
    while (count < depth && (price - edge) * way < 0 && (price - end) * way < 0) {
      const cell = Math.floor(price / size);
      const at = orderOf(cell, octave, salt);
      // The order of the first wider cell may lie among prices that the finer cells have already covered; it is then
      // skipped.
      const lots = (at - price) * way < 0 ? 0 : left(at, lotsAt(draw, at, rankOf(cell, octave, salt), false));
      if (lots > 0) {
        count++;
        yield [at, lots];
      }
      price = way > 0 ? (cell + 1) * size : cell * size - 1;
    }
  }
}
