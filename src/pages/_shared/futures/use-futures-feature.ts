import { usePair } from '@/data/market/quotes';
import { type FuturesFeature, hasFuturesFeature } from '@/domain/futures/features';

/** Whether the exchange declares something of the futures of a market. Otherwise the app does not offer it. */
export const useFuturesFeature = (symbol: string, feature: FuturesFeature): boolean =>
  hasFuturesFeature(usePair(symbol), feature);
