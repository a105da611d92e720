const ieo = {
  title: 'Token subscriptions',
  none: 'All tokens are listed.',
  states: { warmUp: 'upcoming', sale: 'on sale', allocated: 'allotted', issued: 'tokens locked' },
  next: { startMs: 'begins in', endMs: 'ends in', listMs: 'listed in' },
  moves: { beginSale: 'Begin sale', endSale: 'End sale', listToken: 'List' },
  moveOf: {
    beginSale: 'Begin the sale of {{name}} now',
    endSale: 'End the sale of {{name}} now',
    listToken: 'List {{name}} now',
  },
  said: {
    beginSale: 'The sale of {{token}} has begun.',
    endSale: 'The sale of {{token}} has ended. Allotted tokens are issued in half an hour.',
    listToken: '{{token}} is listed.',
  },
};

declare module '@/i18n/texts' {
  interface TextsByNamespace {
    'room-ieo': typeof ieo;
  }
}

export default ieo;
