const financial = {
  title: 'Earn',
  products: 'Products',
  /** By the key the server's menu names as `title`. */
  about: {
    ieo: 'Subscribe to new tokens before they are listed',
    lockming: 'Lock coins for a term and earn interest every day',
    invest: 'A fixed term with a return set in advance, paid in one of two coins',
    nft: 'Buy art at a fixed price or at auction',
  },
  empty: 'No products on offer right now',
  emptyHint: 'The exchange has no lock-ups, subscriptions or investments on offer. Your coins stay ready to trade.',
  toMarket: 'See markets',
  toAssets: 'See your assets',
  failed: 'Couldn’t load products',
  perDay: 'up to {{percent}} per day',
  perYear: 'up to {{percent}} per year',
  yieldFailed: 'Couldn’t load the rates',
  mine: 'My investments',
  mineFailed: 'Couldn’t load your investments',
  invested: 'Invested',
  today: 'Earned today',
  earned: 'Total earned',
  byDay: 'Daily earnings',
  byDayOf: 'Earnings over the last 30 days: {{total}}',
  holdings: 'Holdings',
  noHoldings: 'Nothing invested yet',
  holding: {
    lockup: 'Lock-up mining',
    ieo: 'Token subscription',
    dual: 'Dual investment',
  },
} as const;

export default financial;

declare module '../texts' {
  interface TextsByNamespace {
    financial: typeof financial;
  }
}
