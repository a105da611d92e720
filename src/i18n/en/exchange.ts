const exchange = {
  title: 'Convert',
  give: 'From',
  receive: 'To',
  coin: 'Coin to convert',
  coinReceived: 'Coin to receive',
  searchCoin: 'Search coin',
  noCoin: 'No coin found',
  available: '{{amount}} available',
  share: 'Percentage of balance',
  all: 'All',
  flip: 'Swap coins',
  rate: 'Rate',
  rateText: '1 {{one}} = {{amount}} {{other}}',
  live: 'Live',
  ageSeconds: '{{count}} s old',
  ageMinutes: '{{count}} min old',
  rateLoading: 'Getting the rate',
  rateFailed: 'Couldn’t load the rate',
  fee: 'Fee ({{percent}}%)',
  paid: 'Total cost',
  review: 'Review conversion',
  most: 'With the fee, you can convert up to {{amount}}',
  noneHeld: 'You have no {{asset}} in your spot account.',
  addFunds: 'Deposit',
  bringOver: 'Transfer from another account',
  failed: 'Couldn’t load coins',
  confirm: {
    title: 'Confirm conversion',
    submit: 'Convert now',
    submitMoved: 'Convert at the new rate',
    holds: 'Rate valid for',
    renewed:
      'The rate refreshes automatically. If it moves by more than {{percent}}% from the one you accepted, we ask you again.',
    estimate: 'You get the current rate. If it moves by more than {{percent}}% from this one, we ask you again.',
    rateBefore: 'Previous rate',
    rateNow: 'New rate',
    uncountable: 'The amount is too large at this rate.',
  },
  done: 'You received {{received}} for {{given}}',
  doneAbout: '{{given}} converted to {{asset}}',
} as const;

export default exchange;

declare module '../texts' {
  interface TextsByNamespace {
    exchange: typeof exchange;
  }
}
