const exchange = {
  title: 'Exchange',
  give: 'You give',
  receive: 'You receive',
  coin: 'Coin to give',
  coinReceived: 'Coin to receive',
  searchCoin: 'Search coin',
  noCoin: 'No coin found',
  available: '{{amount}} available',
  share: 'Share of what you have',
  all: 'All',
  flip: 'Swap the two coins',
  rate: 'Rate',
  rateText: '1 {{one}} = {{amount}} {{other}}',
  live: 'Live',
  ageSeconds: '{{count}} s old',
  ageMinutes: '{{count}} min old',
  rateLoading: 'Asking for the rate',
  rateFailed: 'The rate did not load',
  fee: 'Fee ({{percent}}%)',
  paid: 'You pay in total',
  review: 'Review exchange',
  enterAmount: 'Enter how much to exchange',
  tooMuch: 'With the fee you can exchange at most {{amount}}',
  tooLittle: 'This is too little to exchange',
  noneHeld: 'You have no {{asset}} in your spot account.',
  addFunds: 'Deposit',
  bringOver: 'Transfer from another account',
  failed: 'The coins did not load',
  confirm: {
    title: 'Confirm exchange',
    submit: 'Exchange now',
    submitMoved: 'Exchange at the new rate',
    holds: 'This rate holds for',
    renewed:
      'The rate is renewed by itself. If it moves by more than {{percent}}% from the one you agreed to, we ask you again.',
    estimate: 'You get the rate of the moment. If it moves by more than {{percent}}% from this one, we ask you again.',
    moved: 'The rate has moved by more than {{percent}}%. Nothing has been exchanged yet.',
    rateBefore: 'Rate before',
    rateNow: 'Rate now',
    uncountable: 'At this rate the amount is too large.',
  },
  done: 'You received {{received}} for {{given}}',
  doneAbout: '{{given}} exchanged for {{asset}}',
} as const;

export default exchange;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    exchange: typeof exchange;
  }
}
