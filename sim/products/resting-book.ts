import { Decimal } from '@/domain/money/money';
import type { Book, Level } from '../market/book/book';
import type { Instrument } from '../market/instruments';
import type { World } from '../world';
import { OPENING_PREFIX, readTriggerId } from './futures/trigger-id';
import { orderIdOf, RESTING_PREFIX } from './spot/trigger-id';

/** Price levels per side: as many as a socket can request. */
const MAX_LEVELS = 200;

interface Kept {
  readonly writes: number;
  readonly book: Book;
}

/** Cached books by world and market index. A book stays valid until an order is written. */
const keptBooks = new WeakMap<World['tables'], Map<number, Kept>>();

function keptIn({ tables }: World): Map<number, Kept> {
  const known = keptBooks.get(tables);
  if (known) return known;
  const fresh = new Map<number, Kept>();
  keptBooks.set(tables, fresh);
  return fresh;
}

/**
 * Customers' open limit orders, spot and futures, as price levels of a market's book with the amounts that are left
 * (designed).
 */
export function restingBook(world: World, symbolIndex: number): Book {
  const kept = keptIn(world);
  const writes = world.tables.coinOrders.writes + world.tables.leverOrders.writes;
  const known = kept.get(symbolIndex);
  if (known?.writes === writes) return known.book;
  const book = { bids: levelsOf(world, symbolIndex, -1), asks: levelsOf(world, symbolIndex, 1) };
  kept.set(symbolIndex, { writes, book });
  return book;
}

function levelsOf(world: World, symbolIndex: number, direction: 1 | -1): readonly Level[] {
  const { lotDecimals } = world.instruments[symbolIndex] as Instrument;
  const levels: [ticks: number, lots: number][] = [];
  for (const { id, priceTicks } of world.triggers.sorted(symbolIndex, direction)) {
    const left = leftOf(world, id);
    if (!left) continue;
    const lots = left.times(`1e${lotDecimals}`).ceil().toNumber();
    const last = levels.at(-1);
    if (last?.[0] === priceTicks) last[1] += lots;
    else if (levels.length === MAX_LEVELS) break;
    else levels.push([priceTicks, lots]);
  }
  return levels;
}

/** The amount that is left of the order with this trigger, in coins; null when the order does not stand in the book. */
function leftOf({ tables }: World, triggerId: string): Decimal | null {
  if (triggerId.startsWith(RESTING_PREFIX)) {
    const { amount, dealAmount } = tables.coinOrders.need(orderIdOf(triggerId));
    return new Decimal(amount).minus(dealAmount);
  }
  if (!triggerId.startsWith(OPENING_PREFIX)) return null;
  const trigger = readTriggerId(triggerId);
  return 'orderId' in trigger ? new Decimal(tables.leverOrders.need(trigger.orderId).number) : null;
}
