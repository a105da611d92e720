const otc = {
  title: 'OTC',
  take: 'Best merchant offer for {{name}}',
  takes: { buy: 'Buy 100 USDT', sell: 'Sell 100 USDT' },
  taken: '{{name}} has taken an offer. The order awaits payment.',
  none: 'No customer has an open OTC order or an active ad.',
  ads: 'Customer OTC ads',
  ad: 'Ad {{id}}',
  sides: { buy: 'buys', sell: 'sells' },
  come: 'Someone orders',
  comeTo: 'Someone orders from ad {{id}}',
  came: 'Someone has ordered from ad {{id}}.',
  takeAs: '{{name}} orders from ad {{id}}',
  tookAs: '{{name}} has ordered from ad {{id}}.',
  orders: 'Open OTC orders',
  order: 'Order {{id}}',
  moves: { paid: 'Paid', done: 'Release', appeal: 'Appeal', cancelled: 'Cancel' },
  moveOf: {
    paid: 'Mark order {{id}} as paid',
    done: 'Release order {{id}}',
    appeal: 'Appeal order {{id}}',
    cancelled: 'Cancel order {{id}}',
  },
  moved: 'Order {{id}} updated.',
};

declare module '@/i18n/texts' {
  interface TextsByNamespace {
    'room-otc': typeof otc;
  }
}

export default otc;
