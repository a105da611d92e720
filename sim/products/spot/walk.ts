import { Decimal, type Money, ZERO } from '@/domain/money/money';
import { BUY, type Side } from '@/domain/spot/spot';
import type { Level } from '../../market/book/book';
import type { Instrument } from '../../market/instruments';
import type { World } from '../../world';

/** The number of levels that an order can take: all that the book has (designed). */
const MATCHED_LEVELS = 200;

/** The book levels available to a taker of that side at an instant, best first. They are derived as they are read. */
export function offersAt({ market }: World, { index }: Instrument, side: Side, atMs: number): Iterable<Level> {
  return market.offers(index, atMs, side === BUY ? 'asks' : 'bids', MATCHED_LEVELS);
}

/** Result of a walk through the book: what it takes of each level, best first, their lots and their exact value. */
export interface Walked {
  readonly levels: readonly Level[];
  readonly lots: number;
  /** In the quote currency. */
  readonly value: Money;
}

/** Takes at most `lots` from levels given best first, none worse than the limit (null: at any price). */
export function walkBook(
  instrument: Instrument,
  side: Side,
  levels: Iterable<Level>,
  lots: number,
  limitTicks: number | null,
): Walked {
  let taken = 0;
  let value = ZERO;
  const reached = levelsTaken(side, levels, lots, limitTicks);
  for (const [ticks, got] of reached) {
    value = value.plus(valueAt(instrument, ticks, got));
    taken += got;
  }
  return { levels: reached, lots: taken, value };
}

/** What a walk takes of each level it reaches. */
function levelsTaken(side: Side, levels: Iterable<Level>, lots: number, limitTicks: number | null): readonly Level[] {
  const taken: Level[] = [];
  let left = lots;
  if (left === 0) return taken;
  for (const [ticks, offered] of levels) {
    if (limitTicks !== null && isWorse(side, ticks, limitTicks)) break;
    const got = Math.min(offered, left);
    taken.push([ticks, got]);
    left -= got;
    if (left === 0) break;
  }
  return taken;
}

const isWorse = (side: Side, ticks: number, limitTicks: number): boolean =>
  side === BUY ? ticks > limitTicks : ticks < limitTicks;

/** Negative powers of ten as exact decimals: `UNITS[2]` is 0.01. */
const UNITS = Array.from({ length: 17 }, (_, decimals) => new Decimal(`1e-${decimals}`));
/** Their reciprocals. */
const STEPS = Array.from({ length: 17 }, (_, decimals) => new Decimal(`1e${decimals}`));
const unit = (decimals: number): Money => UNITS[decimals] as Money;

/**
 * Value of lots at a price, in the quote currency. Exact, because a market's price and lot decimals sum to at most 8,
 * the decimals of the ledger (a test checks this for every market).
 */
export function valueAt({ priceDecimals, lotDecimals }: Instrument, ticks: number, lots: number): Money {
  return new Decimal(ticks).times(lots).times(unit(priceDecimals + lotDecimals));
}

/** A price in ticks as money. */
export function ticksToMoney({ priceDecimals }: Instrument, ticks: number): Money {
  return new Decimal(ticks).times(unit(priceDecimals));
}

/** Lots as an amount of the coin. */
export function amountOf({ lotDecimals }: Instrument, lots: number): Money {
  return new Decimal(lots).times(unit(lotDecimals));
}

/** An amount in lots; null when it is finer than a lot or too large for a safe integer. */
export function lotsOf({ lotDecimals }: Instrument, amount: Money): number | null {
  return unitsOf(amount, lotDecimals);
}

/** A price in ticks; null when it is finer than a tick or too large for a safe integer. */
export function ticksOf({ priceDecimals }: Instrument, price: Money): number | null {
  return unitsOf(price, priceDecimals);
}

function unitsOf(value: Money, decimals: number): number | null {
  const units = value.times(STEPS[decimals] as Money).toNumber();
  return value.decimalPlaces() <= decimals && Number.isSafeInteger(units) ? units : null;
}
