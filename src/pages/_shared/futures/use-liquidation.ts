import { useSyncExternalStore } from 'react';
import { leverSums } from '@/data/futures/events';
import { type LeverOrder, useLeverAccount } from '@/data/futures/queries';
import { usePair } from '@/data/market/quotes';
import { Decimal } from '@/domain/money/money';
import { decimalsForPrice } from '@/domain/money/number-format';
import { liquidationOf } from './liquidation';
import { markPriceOf } from './live-result';

/**
 * Liquidation price of an order's market as a decimal string, rounded to its tick; '' while it is unknown or where
 * there is none. Renders only when that price changes.
 */
export function useLiquidation(order: LeverOrder): string {
  const account = useLeverAccount({ currencyId: order.currency, legalId: order.legal }).data;
  const decimals = usePair(order.symbol)?.price_decimals ?? decimalsForPrice(order.price);
  const read = () => {
    const price = account && liquidationOf(account, leverSums.get(), markPriceOf(order));
    return price ? price.toDecimalPlaces(decimals, Decimal.ROUND_HALF_UP).toFixed() : '';
  };
  return useSyncExternalStore(leverSums.subscribe, read, read);
}
