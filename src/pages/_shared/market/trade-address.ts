/** Page address where the futures of a market are traded. */
export const futuresAddress = (symbol: string): string =>
  `/pages/transaction/index?${new URLSearchParams({ tab: 'futures', symbol })}`;

/** Page address where a market is traded; stocks have a page of their own. */
export function tradeAddress(symbol: string, kind: 'crypto' | 'stock' = 'crypto'): string {
  const screen = kind === 'stock' ? '/pages/transaction/index2' : '/pages/transaction/currency';
  return `${screen}?${new URLSearchParams({ symbol })}`;
}
