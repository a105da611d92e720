import type { Book, Level } from './book';

export const EMPTY_BOOK: Book = { bids: [], asks: [] };

/**
 * A book with the levels of another one added to it, at most `depth` per side. Levels that would cross the last price are
 * left out: their orders trade with the next tick.
 */
export function mergeBooks(book: Book, added: Book, last: number, depth: number): Book {
  return {
    bids: mergeSides(book.bids, added.bids, last, -1, depth),
    asks: mergeSides(book.asks, added.asks, last, 1, depth),
  };
}

function mergeSides(
  side: readonly Level[],
  added: readonly Level[],
  last: number,
  way: 1 | -1,
  depth: number,
): readonly Level[] {
  const more = added.filter(([ticks]) => (ticks - last) * way > 0);
  if (more.length === 0) return side;
  const merged: Level[] = [];
  let [n, k] = [0, 0];
  while (merged.length < depth && (n < side.length || k < more.length)) {
    const [level, other] = [side[n], more[k]];
    const ahead = !other ? 1 : !level ? -1 : (other[0] - level[0]) * way;
    if (level && ahead >= 0) n++;
    if (other && ahead <= 0) k++;
    if (level && other && ahead === 0) merged.push([level[0], level[1] + other[1]]);
    else merged.push((ahead > 0 ? level : other) as Level);
  }
  return merged;
}
