const transfer = {
  title: 'Transfer {{asset}}',
  from: 'From account',
  to: 'To account',
  has: '{{amount}} available',
  amount: 'Amount ({{asset}})',
  missing: '{{amount}} short',
  share: 'Share of available balance',
  all: 'All',
  after: '{{account}} after',
  submit: 'Transfer to {{account}}',
  done: '{{amount}} transferred from {{from}} to {{to}}',
  failed: 'Couldn’t load your accounts',
  nothing: 'No other account has {{asset}}',
  nothingHint: 'Deposit first, then transfer where you need it.',
  addFunds: 'Deposit',
  page: {
    title: 'Transfer',
    coin: 'Coin',
    searchCoin: 'Search coin',
    noCoin: 'No coin found',
    flip: 'Swap accounts',
    noCoins: 'Nothing to transfer',
    noCoinsHint: 'None of your coins can be held in more than one account.',
  },
} as const;

export default transfer;

declare module '../texts' {
  interface TextsByNamespace {
    transfer: typeof transfer;
  }
}
