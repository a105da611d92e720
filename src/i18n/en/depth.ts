const depth = {
  views: 'Order book, depth or trades',
  title: 'Depth',
  chart: 'Order book depth',
  price: 'Price',
  total: 'Total ({{asset}})',
  fromMid: 'From mid',
  sum: 'Σ {{amount}}',
  own: 'Your order',
  ownTrade: 'Your trade',
  waiting: 'Waiting for the order book',
  view: {
    both: 'Order book: bids and asks',
    asks: 'Order book: asks only',
    bids: 'Order book: bids only',
  },
} as const;

export default depth;

declare module '../texts' {
  interface TextsByNamespace {
    depth: typeof depth;
  }
}
