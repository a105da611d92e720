const otc = {
  title: 'OTC',
  take: 'The best offer of the merchants, for {{name}}',
  takes: { buy: 'Buy 100 USDT', sell: 'Sell 100 USDT' },
  taken: '{{name}} has taken an offer: the order waits for payment.',
  none: 'No customer has an open OTC order or an ad online.',
  ads: 'OTC ads of customers',
  ad: 'Ad {{id}}',
  sides: { buy: 'buys', sell: 'sells' },
  come: 'Somebody takes it',
  comeTo: 'Somebody takes of ad {{id}}',
  came: 'Somebody has taken of ad {{id}}.',
  takeAs: '{{name}} takes of ad {{id}}',
  tookAs: '{{name}} has taken of ad {{id}}.',
  orders: 'Open OTC orders',
  order: 'Order {{id}}',
  moves: { paid: 'Paid', done: 'Release', appeal: 'Appeal', cancelled: 'Cancel' },
  moveOf: {
    paid: 'Order {{id}} is paid',
    done: 'Release order {{id}}',
    appeal: 'Appeal in order {{id}}',
    cancelled: 'Cancel order {{id}}',
  },
  moved: 'Order {{id}} has moved on.',
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'room-otc': typeof otc;
  }
}

export default otc;
