const coupons = {
  title: 'Coupons',
  tabs: 'Coupons by state',
  tab: { received: 'Available', used: 'Used', expired: 'Expired' },
  failed: 'Your coupons did not load',
  list: 'Coupons',
  empty: { received: 'No coupons to use', used: 'No coupons used yet', expired: 'No coupons have expired' },
  emptyHint: 'Coupons come with a new account, with every VIP tier, for points, and as gifts.',
  toPoints: 'Get one for points',
  spot: 'Pays spot fees back',
  futures: 'Pays futures fees back',
  deposit: 'Adds {{percent}} to a deposit',
  depositTerms: 'Deposit {{min}} USD or more; up to {{max}} USDT is added',
  feeTerms: 'Fees come back at once, up to {{max}} USDT in all',
  origin: { welcome: 'Welcome', vip: 'VIP', gift: 'Gift', points: 'For points' },
  left: '{{left}} of {{worth}} USDT left',
  until: 'Until {{date}}',
  ends: 'Ends in',
  usedOn: 'Used up {{date}}',
  expiredOn: 'Expired {{date}}',
  inUse: 'In use',
  use: 'Use',
  useLabel: 'Use: {{name}}, {{worth}} USDT',
  useDone: 'The coupon is in use now',
  how: {
    fee: 'It pays your next fees of this kind until its worth is spent.',
    deposit: 'It is added to the next deposit that is large enough, when that is approved.',
  },
} as const;

export default coupons;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    coupons: typeof coupons;
  }
}
