/** Where a market is traded: the spot screen of one symbol. */
export function tradeAddress(symbol: string): string {
  return `/pages/transaction/currency?${new URLSearchParams({ symbol })}`;
}
