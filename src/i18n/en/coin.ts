const coin = {
  title: 'My coins',
  one: 'My {{coin}}',
  list: 'My coins',
  search: 'Search coin',
  failed: 'Couldn’t load your coins',
  none: 'No coins yet',
  noneHint: 'Coins you own appear here with their value.',
  noMatch: 'No coin found',
  unknown: 'This coin does not exist',
  unknownHint: 'The link may be old or mistyped.',
  showAll: 'Show my coins',
  total: 'All accounts',
  price: 'Price',
  change: '24h change',
  value: 'Value',
  cost: 'Average cost',
  accounts: 'By account',
  inNone: 'You do not hold this coin. Deposit it or buy it on the market.',
  actions: 'Actions',
  trade: 'Trade',
  recharge: 'Deposit',
  withdraw: 'Withdraw',
  transfer: 'Transfer',
  exchange: 'Convert',
  records: 'Recent records',
  allRecords: 'All records',
  noRecords: 'No records yet',
} as const;

export default coin;

declare module '../texts' {
  interface TextsByNamespace {
    coin: typeof coin;
  }
}
