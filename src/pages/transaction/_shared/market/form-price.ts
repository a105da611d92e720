import { readPrice } from '@/data/market/prices';
import type { Pair } from '@/data/market/quotes';
import { Decimal } from '@/domain/money/money';

/** The last price for a form field: with the decimals of the market, without grouping. */
export function formPrice(pair: Pair): string {
  return new Decimal(readPrice(pair.symbol)?.last ?? pair.now_price).toFixed(pair.price_decimals);
}
