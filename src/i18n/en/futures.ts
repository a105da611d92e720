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
    lots: 'Lots',
    fewer: 'Fewer lots',
    more: 'More lots',
    failed: 'The exchange did not confirm the order. Check your positions before you try again',
  },
  figures: {
    opening: 'Opens at (est.)',
    limit: 'Limit price',
    spread: 'Spread included',
    size: 'Size',
    margin: 'Margin',
    fee: 'Fee',
    discount: 'VIP {{tier}}: {{percent}} off',
    overnight: 'Fee a night',
    riskRate: 'Risk rate of the account',
    liquidation: 'Liquidation (est.)',
    noLiquidation: 'None',
    required: 'Taken from the balance',
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
    room: '{{percent}} away from where it opens',
    marketNote: 'It opens at the market, so the price may still move until you confirm.',
    limitNote: 'Margin and fee are set aside until the market reaches your price.',
    liquidationNote: 'All positions are closed when the risk rate falls to {{rate}}.',
  },
  done: {
    market: { long: 'Long opened: {{lots}} {{symbol}}', short: 'Short opened: {{lots}} {{symbol}}' },
    limit: { long: 'Long order placed: {{lots}} {{symbol}}', short: 'Short order placed: {{lots}} {{symbol}}' },
  },
  head: {
    label: 'Futures account',
    risk: 'Risk rate',
    riskShort: 'Risk',
    available: 'Available',
    used: 'Used margin',
    profits: 'Open result',
    looks: { close: 'Watch it', danger: 'Danger' },
  },
  terms: {
    title: 'Contract',
    lot: 'One lot',
    spread: 'Spread',
    fee: 'Fee an order',
    overnight: 'Fee a night',
  },
} as const;

export default futures;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    futures: typeof futures;
  }
}
