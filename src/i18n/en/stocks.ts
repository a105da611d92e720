const stocks = {
  title: 'Stocks',
  market: 'The stock market',
  views: 'Stocks or what you hold',
  list: 'Stocks',
  positions: 'Holdings',
  account: 'Stock account',
  value: 'Value',
  cash: 'Available to buy',
  frozen: 'In orders',
  transfer: 'Transfer',
  logIn: 'Log in to buy stocks',
  failed: 'Your stock account did not load',
  held: 'You hold',
  shares: '{{amount}} shares',
  inOrders: '{{amount}} in orders',
  cost: 'Average cost',
  price: 'Price',
  gain: 'Gain',
  empty: 'No shares yet',
  emptyHint: 'What you buy is listed here with its cost and its live value.',
  emptyAction: 'See the stocks',
  visitor: 'Log in to see what you hold',
} as const;

export default stocks;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    stocks: typeof stocks;
  }
}
