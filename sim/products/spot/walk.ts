import { Decimal, type Money, ZERO } from '@/domain/money';
import { BUY, type Side } from '@/domain/spot';
import type { Level } from '../../market/book';
import type { Instrument } from '../../market/instruments';

/** What a walk through the book got: lots, and their exact value in the quote currency. */
export interface Walked {
  readonly lots: number;
  readonly value: Money;
}

/** Takes at most `lots` from levels given best first, none worse than the limit (null: at any price). */
export function walkBook(
  instrument: Instrument,
  side: Side,
  levels: readonly Level[],
  lots: number,
  limitTicks: number | null,
): Walked {
  let left = lots;
  let value = ZERO;
  for (const [ticks, offered] of levels) {
    if (left === 0 || (limitTicks !== null && isWorse(side, ticks, limitTicks))) break;
    const taken = Math.min(offered, left);
    value = value.plus(valueAt(instrument, ticks, taken));
    left -= taken;
  }
  return { lots: lots - left, value };
}

const isWorse = (side: Side, ticks: number, limitTicks: number): boolean =>
  side === BUY ? ticks > limitTicks : ticks < limitTicks;

/** Negative powers of ten as exact decimals: `UNITS[2]` is 0.01. */
const UNITS = Array.from({ length: 17 }, (_, decimals) => new Decimal(`1e-${decimals}`));
const unit = (decimals: number): Money => UNITS[decimals] as Money;

/**
 * Lots at a price in the quote currency. Exact: a market's price and lot decimals sum to 8 at most, which is what the
 * ledger books (a test holds every market to that).
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

/** An amount in lots, null when it is finer than a lot or beyond what can be counted exactly. */
export function lotsOf({ lotDecimals }: Instrument, amount: Money): number | null {
  return unitsOf(amount, lotDecimals);
}

/** A price in ticks, null when it is finer than a tick or beyond what can be counted exactly. */
export function ticksOf({ priceDecimals }: Instrument, price: Money): number | null {
  return unitsOf(price, priceDecimals);
}

function unitsOf(value: Money, decimals: number): number | null {
  const units = value.div(unit(decimals)).toNumber();
  return value.decimalPlaces() <= decimals && Number.isSafeInteger(units) ? units : null;
}
