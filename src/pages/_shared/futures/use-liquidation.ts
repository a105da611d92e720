import { useSyncExternalStore } from 'react';
import { futuresSums } from '@/data/futures/events';
import { type FuturesMarket, type FuturesPosition, useFuturesAccount } from '@/data/futures/queries';
import { usePair } from '@/data/market/quotes';
import { Decimal } from '@/domain/money/money';
import { decimalsForPrice } from '@/domain/money/number-format';
import { liquidationOf } from './liquidation';
import { markPriceOf } from './live-result';

/**
 * Liquidation price of a market as a decimal string, rounded to its tick; '' while it is unknown or where there is none.
 * Renders only when that price changes.
 * @param order any open position of the market, by which its mark price is known; undefined if there is none
 */
export function useMarketLiquidation(
  market: FuturesMarket,
  decimals: number,
  order: FuturesPosition | undefined,
): string {
  const account = useFuturesAccount(market).data;
  const read = () => {
    const price = account && order && liquidationOf(account, futuresSums.get(), markPriceOf(order));
    return price ? price.toDecimalPlaces(decimals, Decimal.ROUND_HALF_UP).toFixed() : '';
  };
  return useSyncExternalStore(futuresSums.subscribe, read, read);
}

/** Like `useMarketLiquidation`, for the market of an open position. */
export function useLiquidation(order: FuturesPosition): string {
  const decimals = usePair(order.symbol)?.price_decimals ?? decimalsForPrice(order.price);
  return useMarketLiquidation({ currencyId: order.currency, legalId: order.legal }, decimals, order);
}
