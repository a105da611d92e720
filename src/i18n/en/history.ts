const history = {
  title: 'Transfer history',
  kinds: 'What to show',
  transfers: 'Transfers',
  exchanges: 'Exchanges',
  transfersFailed: 'The transfers did not load',
  exchangesFailed: 'The exchanges did not load',
  noTransfers: 'No transfers yet',
  noTransfersHint: 'What you move between your accounts is listed here.',
  noExchanges: 'No exchanges yet',
  noExchangesHint: 'Coins you exchange for others are listed here, with their rate and fee.',
  makeTransfer: 'Make a transfer',
  makeExchange: 'Exchange coins',
  pair: '{{from}} → {{to}}',
  detail: 'Exchange {{from}} → {{to}}',
  given: 'You gave',
  fee: 'Fee',
  paid: 'Paid in total',
  received: 'You received',
  rate: 'Rate',
  time: 'Time',
  number: 'Number',
  again: 'Exchange again',
} as const;

export default history;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    history: typeof history;
  }
}
