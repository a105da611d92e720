const depth = {
  views: 'Order book, depth or trades',
  title: 'Depth',
  chart: 'Depth of the order book',
  price: 'Price',
  total: 'Total ({{asset}})',
  fromMid: 'From mid',
  sum: 'Σ {{amount}}',
  waiting: 'Waiting for the order book',
  view: {
    both: 'Order book shows both sides',
    asks: 'Order book shows offers only',
    bids: 'Order book shows bids only',
  },
} as const;

export default depth;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    depth: typeof depth;
  }
}
