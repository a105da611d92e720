import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Overview } from './overview';
import { TradeStock } from './trade-stock';

/** Trading of shares (designed): what there is and what one holds, and with `symbol` the market of one company. */
export default function StocksPage() {
  const symbol = useSearchParams()[0].get('symbol');
  return <Suspense>{symbol ? <TradeStock symbol={symbol} /> : <Overview />}</Suspense>;
}
