/** Where a market is traded: the screen of its symbol, which stocks have one of their own. */
export function tradeAddress(symbol: string, kind: 'crypto' | 'stock' = 'crypto'): string {
  const screen = kind === 'stock' ? '/pages/transaction/index2' : '/pages/transaction/currency';
  return `${screen}?${new URLSearchParams({ symbol })}`;
}
