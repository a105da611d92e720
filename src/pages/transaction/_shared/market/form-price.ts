import { readPrice } from '@/data/market/prices';
import type { Pair } from '@/data/market/quotes';
import { Decimal } from '@/domain/money/money';
import { MINUTE_MS } from '@/domain/time';

/** The last price for a form field: with the decimals of the market, without grouping. */
export function formPrice(pair: Pair): string {
  return new Decimal(readPrice(pair.symbol)?.last ?? pair.now_price).toFixed(pair.price_decimals);
}

/** How long a price of the market stays in a form that nobody touches (designed). */
const SUGGESTION_MS = 10 * MINUTE_MS;

/**
 * Whether a price that was filled in from the market has become too old, for example while the device slept. The form
 * then shows the present price until the user touches it: a price must not change under the hand. @param suggestedMs 0
 * for a price of the user's own
 */
export const isOutdated = (suggestedMs: number, nowMs: number): boolean =>
  // In the sandbox the clock may also go back.
  suggestedMs > 0 && Math.abs(nowMs - suggestedMs) >= SUGGESTION_MS;
