const stocks = {
  title: 'Stocks',
  market: 'Stock market',
  views: 'Stocks or holdings',
  list: 'Stocks',
  positions: 'Holdings',
  account: 'Stock account',
  value: 'Value',
  cash: 'Available',
  frozen: 'In orders',
  transfer: 'Transfer',
  logIn: 'Log in to buy stocks',
  failed: 'Couldn’t load your stock account',
  held: 'You hold',
  shares_one: '{{amount}} share',
  shares_other: '{{amount}} shares',
  inOrders: '{{amount}} in orders',
  cost: 'Average cost',
  price: 'Price',
  gain: 'PnL',
  empty: 'No shares yet',
  emptyHint: 'Stocks you buy appear here with their cost and live value.',
  emptyAction: 'Browse stocks',
  visitor: 'Log in to see your holdings',
} as const;

export default stocks;

declare module '../texts' {
  interface TextsByNamespace {
    stocks: typeof stocks;
  }
}
