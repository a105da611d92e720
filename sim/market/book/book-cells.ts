import { mix32 } from '@/lib/prng';

/**
 * The cells of an order book. A cell of octave k covers 2^k ticks, at fixed absolute prices, and holds one order. This
 * order is also the order of one of the cell's two halves, and so on down to a single tick. So a level stays at its
 * price while the last price moves and the cells around it become wider or finer.
 */

/**
 * Number of cells between one distance from the last price and twice that distance. Nearer than 2 * FINE_CELLS ticks,
 * every tick is a cell of its own.
 */
export const FINE_CELLS = 8;
/** Wider cells raise the rank of an order up to this one at most. */
export const MAX_RANK = 11;
/** At most one in this many cells contains a round price. */
const CELLS_PER_ROUND = 4;
const OCTAVES = 26;

/** By octave, the multiples of prices that count as round there: 5, 10, 50, 100, 500 …; each divides the next. */
const ROUND_UNITS = Array.from({ length: OCTAVES }, (_, octave) => {
  let unit = 5;
  for (let factor = 2; unit < CELLS_PER_ROUND * (1 << octave); factor = 7 - factor) unit *= factor;
  return unit;
});

/**
 * The price, seen from the last price, at which cells of `size` ticks end and cells of twice that size begin. It is a
 * boundary of the larger cells.
 */
export function edgeOf(last: number, way: 1 | -1, size: number): number {
  const double = 2 * size;
  const edge = (last + way * FINE_CELLS * double) / double;
  return way > 0 ? Math.ceil(edge) * double : Math.floor(edge) * double - 1;
}

/**
 * Price of a cell's order: the round price in the cell, else the price of the order in one of its halves, chosen at
 * random.
 */
export function orderOf(cell: number, octave: number, salt: number): number {
  let at = cell;
  for (let k = octave; k > 0; k--) {
    const round = roundIn(at, k);
    if (round >= 0) return round;
    at = 2 * at + halfOf(at, k, salt);
  }
  return at;
}

/** The highest octave whose cell around this one has the same order as this cell. */
export function rankOf(cell: number, octave: number, salt: number): number {
  let rank = octave;
  for (let inner = cell; rank < MAX_RANK; rank++) {
    const outer = Math.floor(inner / 2);
    const round = roundIn(outer, rank + 1);
    const half = round < 0 ? halfOf(outer, rank + 1, salt) : Math.floor(round / (1 << rank)) - 2 * outer;
    if (2 * outer + half !== inner) break;
    inner = outer;
  }
  return rank;
}

/** The round price in a cell; -1 without one. A price that is round in a cell is round in its halves, too. */
function roundIn(cell: number, octave: number): number {
  const unit = ROUND_UNITS[octave] as number;
  const size = 1 << octave;
  const start = cell * size;
  const round = Math.ceil(start / unit) * unit;
  return round < start + size && round > 0 ? round : -1;
}

/** Which half of a cell holds its order. */
function halfOf(cell: number, octave: number, salt: number): number {
  return mix32(salt ^ Math.imul(cell | 0, 0x297a2d39) ^ Math.imul(octave, 0x165667b1)) & 1;
}
