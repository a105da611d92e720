import type { Pair } from '@/data/market/quotes';
import { usePrice } from '@/data/market/use-price';
import { useFormats } from '@/i18n/use-formats';

/** Mark and index price of a market as texts; null where a server does not send them. */
export function useMarks(pair: Pair): { readonly mark: string; readonly index: string } | null {
  const format = useFormats();
  const price = usePrice(pair.symbol);
  const [mark, index] = [price?.mark ?? pair.mark_price, price?.index ?? pair.index_price];
  if (mark === undefined || index === undefined) return null;
  return { mark: format.fixed(mark, pair.price_decimals), index: format.fixed(index, pair.price_decimals) };
}
