const history = {
  title: 'Transfer history',
  kinds: 'Type of history',
  transfers: 'Transfers',
  exchanges: 'Conversions',
  transfersFailed: 'Couldn’t load transfers',
  exchangesFailed: 'Couldn’t load conversions',
  noTransfers: 'No transfers yet',
  noTransfersHint: 'Transfers between your accounts appear here.',
  noExchanges: 'No conversions yet',
  noExchangesHint: 'Coins you convert appear here with their rate and fee.',
  makeTransfer: 'Transfer',
  makeExchange: 'Convert coins',
  pair: '{{from}} → {{to}}',
  detail: 'Convert {{from}} → {{to}}',
  given: 'Converted',
  fee: 'Fee',
  paid: 'Total paid',
  received: 'Received',
  rate: 'Rate',
  time: 'Time',
  number: 'Reference',
  again: 'Convert again',
} as const;

export default history;

declare module '../texts' {
  interface TextsByNamespace {
    history: typeof history;
  }
}
