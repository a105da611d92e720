import type { Pair } from '@/data/market/quotes';
import { path } from '@/lib/shell-port';
import { tradeAddress } from '../../../_shared/market/trade-address';

/** Address of a market's spot form: in the trade tab, or on a page of its own. */
export const formAddress = ({ symbol, kind }: Pick<Pair, 'symbol' | 'kind'>, tab: 'coins' | undefined): string =>
  tab ? path('/pages/transaction/index', { tab, symbol }) : tradeAddress(symbol, kind);
