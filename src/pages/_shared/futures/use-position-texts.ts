import type { FuturesPosition } from '@/data/futures/queries';
import { useQuotes } from '@/data/market/quotes';
import type { Money } from '@/domain/money/money';
import { decimalsForPrice, type Numeric } from '@/domain/money/number-format';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { exactAmount, exactSigned } from '../money/exact';
import { recordTime } from '../money/record-time';
import { isLong, stopOf } from './position-figures';

/**
 * Formats figures of positions with the precision of their markets: USDT with two decimals, and with all booked decimals
 * where one position or order is shown by itself.
 */
export function usePositionTexts() {
  const { t } = useTranslation('positions');
  const format = useFormats();
  const bySymbol = useQuotes().data?.bySymbol;

  const decimals = (symbol: string, value: Numeric) => bySymbol?.get(symbol)?.price_decimals ?? decimalsForPrice(value);
  const price = (value: Numeric, symbol: string) => format.fixed(value, decimals(symbol, value));
  const direction = (order: FuturesPosition) => t(isLong(order) ? 'long' : 'short');

  const written = (text: string | undefined, write: (atMs: number) => string) =>
    recordTime(text ?? '', write) || t('card.none');
  return {
    format,
    price,
    decimals,
    direction,
    /** A booked amount or a fee, which is often less than a cent. */
    exact: (value: Numeric, maxDecimals?: number) => exactAmount(format, value, maxDecimals),
    /** A booked result. */
    exactSigned: (value: Money) => exactSigned(format, value),
    /** `Long BTC/USDT`. */
    name: (order: FuturesPosition) => `${direction(order)} ${order.symbol}`,
    /** `20 lots · 10×`. */
    size: ({ share, multiple }: FuturesPosition) => t('size', { count: share, lots: format.upTo(share, 0), multiple }),
    /** `20 lots`. */
    lots: (share: number) => t('card.lotsOf', { count: share, lots: format.upTo(share, 0) }),
    stop: (value: string, symbol: string) => (stopOf(value) === '' ? t('card.none') : price(value, symbol)),
    /** A wire time in the user's locale. */
    time: (text: string | undefined) => written(text, format.dateTime),
    /** Like `time`, with seconds. */
    exactTime: (text: string | undefined) => written(text, format.exactTime),
  };
}
