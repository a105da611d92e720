import { Suspense } from 'react';
import { useSearchParams } from '@/lib/browser/search-params';
import { Overview } from './overview';
import { TradeStock } from './trade-stock';

/** Stock trading (designed): the overview, or with `symbol` the market of one company. */
export default function StocksPage() {
  const symbol = useSearchParams()[0].get('symbol');
  return <Suspense>{symbol ? <TradeStock symbol={symbol} /> : <Overview />}</Suspense>;
}
