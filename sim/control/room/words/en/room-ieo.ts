const ieo = {
  title: 'Token subscriptions',
  none: 'Every token is on the market.',
  states: { warmUp: 'warms up', sale: 'on sale', allocated: 'shares known', issued: 'coins locked' },
  next: { startMs: 'begins in', endMs: 'ends in', listMs: 'listed in' },
  moves: { beginSale: 'Begin sale', endSale: 'End sale', listToken: 'List' },
  moveOf: {
    beginSale: 'Begin the sale of {{name}} now',
    endSale: 'End the sale of {{name}} now',
    listToken: 'List {{name}} now',
  },
  said: {
    beginSale: 'The sale of {{token}} has begun.',
    endSale: 'The sale of {{token}} is over: shares are known, coins come in half an hour.',
    listToken: '{{token}} is on the market.',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'room-ieo': typeof ieo;
  }
}

export default ieo;
