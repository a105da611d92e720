const transfer = {
  title: 'Transfer {{asset}}',
  from: 'From account',
  to: 'To account',
  has: '{{amount}} available',
  amount: 'Amount ({{asset}})',
  missing: '{{amount}} missing',
  share: 'Share of what this account has',
  all: 'All',
  after: '{{account}} afterwards',
  submit: 'Transfer to {{account}}',
  done: '{{amount}} moved from {{from}} to {{to}}',
  enterAmount: 'Enter how much to move',
  tooMuch: 'This account has {{amount}}',
  failed: 'Your accounts did not load',
  nothing: 'No other account has {{asset}}',
  nothingHint: 'Deposit some first, then move it where you need it.',
  addFunds: 'Deposit',
  page: {
    title: 'Transfer',
    coin: 'Coin',
    searchCoin: 'Search coin',
    noCoin: 'No coin found',
    flip: 'Swap the two accounts',
    noCoins: 'Nothing to transfer',
    noCoinsHint: 'No coin here can be held by more than one account.',
  },
} as const;

export default transfer;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    transfer: typeof transfer;
  }
}
