const coin = {
  title: 'My coins',
  one: 'My {{coin}}',
  list: 'My coins',
  search: 'Search coin',
  failed: 'Your coins did not load',
  none: 'No coins yet',
  noneHint: 'As soon as you own a coin, it appears here with its value.',
  noMatch: 'No coin found',
  unknown: 'This coin does not exist',
  unknownHint: 'The link may be old or mistyped.',
  showAll: 'Show my coins',
  total: 'In all accounts',
  price: 'Price',
  change: '24 hours',
  value: 'Value',
  cost: 'Average price paid',
  accounts: 'Where it is',
  inNone: 'You have none of it. Deposit some, or buy it on the market.',
  actions: 'What you can do',
  trade: 'Trade',
  recharge: 'Deposit',
  withdraw: 'Withdraw',
  transfer: 'Transfer',
  exchange: 'Exchange',
  records: 'Latest records',
  allRecords: 'All records',
  noRecords: 'No records yet',
} as const;

export default coin;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    coin: typeof coin;
  }
}
