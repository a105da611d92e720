const futures = {
  title: 'Futures',
  long: 'Long',
  short: 'Short',
  trade: 'Trade',
  open: { long: 'Open long', short: 'Open short' },
  times: '{{value}}×',
  lots_one: '{{amount}} lot',
  lots_other: '{{amount}} lots',
  form: {
    multiple: 'Leverage',
    marketPrice: 'Market price',
    moreKinds: 'More order types',
    trigger: 'Trigger',
    triggerPrice: 'Trigger ({{asset}})',
    lots: 'Lots',
    fewer: 'Fewer lots',
    more: 'More lots',
  },
  figures: {
    opening: 'Entry price (est.)',
    trigger: 'Trigger price',
    limit: 'Limit price',
    spread: 'Spread included',
    size: 'Size',
    margin: 'Margin',
    fee: 'Fee',
    discount: 'VIP {{tier}}: {{percent}} off',
    overnight: 'Overnight fee',
    riskRate: 'Account margin level',
    liquidation: 'Liquidation (est.)',
    noLiquidation: 'None',
    required: 'Total cost',
    // Beside a figure, in half of a phone's width.
    together: 'Margin + fee',
    liq: 'Liq.',
  },
  review: {
    title: { long: 'Long {{symbol}}, {{lots}}, {{times}}', short: 'Short {{symbol}}, {{lots}}, {{times}}' },
    confirm: {
      market: { long: 'Open long', short: 'Open short' },
      limit: { long: 'Place long order', short: 'Place short order' },
    },
    room: '{{percent}} from entry',
    marketNote: 'Opens at the market price, which may move until you confirm.',
    addStops: 'Add TP/SL',
    removeStops: 'Remove TP/SL',
    triggerNote:
      'Waits until the last price reaches the trigger price, then opens at the market. Nothing is held until then.',
    limitNote: 'Margin and fee are held until the market reaches your price.',
    liquidationNote: 'All positions are closed if the margin level falls to {{rate}}.',
    pendingNote:
      'If limit orders are pending, they are cancelled first: the money they hold then counts too, and liquidation comes later than shown.',
  },
  done: {
    market: { long: 'Long opened: {{lots}} {{symbol}}', short: 'Short opened: {{lots}} {{symbol}}' },
    limit: { long: 'Long order placed: {{lots}} {{symbol}}', short: 'Short order placed: {{lots}} {{symbol}}' },
  },
  head: {
    label: 'Futures account',
    risk: 'Margin level',
    riskShort: 'Margin',
    available: 'Available',
    used: 'Used margin',
    profits: 'Unrealised PnL',
    looks: { close: 'At risk', danger: 'Danger' },
  },
  mark: {
    mark: 'Mark price',
    index: 'Index price',
    note: 'Positions are liquidated by the mark price, not by the last price, so that a brief spike does not close them. The mark price stays close to the index, the median price of the last minute.',
  },
  terms: {
    title: 'Contract',
    lot: 'Lot size',
    spread: 'Spread',
    fee: 'Fee per order',
    overnight: 'Overnight fee',
  },
} as const;

export default futures;

declare module '../texts' {
  interface TextsByNamespace {
    futures: typeof futures;
  }
}
