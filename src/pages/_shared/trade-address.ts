/** Where a market's futures are traded. */
export const futuresAddress = (symbol: string): string =>
  `/pages/transaction/index?${new URLSearchParams({ tab: 'futures', symbol })}`;

/** Where a market is traded: the screen of its symbol, which stocks have one of their own. */
export function tradeAddress(symbol: string, kind: 'crypto' | 'stock' = 'crypto'): string {
  const screen = kind === 'stock' ? '/pages/transaction/index2' : '/pages/transaction/currency';
  return `${screen}?${new URLSearchParams({ symbol })}`;
}
