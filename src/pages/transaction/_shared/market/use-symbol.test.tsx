import { expect, test, vi } from 'vitest';
import type { Pair } from '@/data/market/quotes';
import { type ShellPort, setShell } from '@/lib/shell-port';
import { drawn } from '../../../_shared/testing/draw';
import { useOtherMarket } from './use-symbol';

const pairs = [{ symbol: 'BTC/USDT', kind: 'crypto' } as Pair, { symbol: 'NVLA/USDT', kind: 'stock' } as Pair];

function Chosen({ symbol }: { symbol: string }) {
  useOtherMarket()(symbol);
  return null;
}

test.each([
  ['a coin', 'BTC/USDT', '/pages/transaction/currency?symbol=BTC%2FUSDT'],
  ['a stock', 'NVLA/USDT', '/pages/transaction/index2?symbol=NVLA%2FUSDT'],
  ['a market that is not listed', 'NEW/USDT', '/pages/transaction/currency?symbol=NEW%2FUSDT'],
])('%s opens on the page where it is traded, in place of the current entry', (_what, symbol, address) => {
  const go = vi.fn<ShellPort['go']>();
  setShell({ go, isScreen: () => true, returnTo() {}, back() {}, requireLogin: () => true, afterLogin() {} });
  drawn(<Chosen symbol={symbol} />, () => ({ pairs, bySymbol: new Map(pairs.map((pair) => [pair.symbol, pair])) }));
  expect(go.mock.lastCall).toEqual([address, { replace: true }]);
});
