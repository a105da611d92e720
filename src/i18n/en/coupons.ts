const coupons = {
  title: 'Coupons',
  tabs: 'Coupons by status',
  tab: { received: 'Available', used: 'Used', expired: 'Expired' },
  failed: 'Couldn’t load your coupons',
  list: 'Coupons',
  empty: { received: 'No coupons available', used: 'No used coupons', expired: 'No expired coupons' },
  emptyHint: 'Get coupons when you join, with each VIP tier, for points and as gifts.',
  toPoints: 'Redeem points',
  spot: 'Spot fee refund',
  futures: 'Futures fee refund',
  deposit: '{{percent}} deposit bonus',
  depositTerms: 'Deposit {{min}} USD or more to get up to {{max}} USDT',
  feeTerms: 'Fees are refunded instantly, up to {{max}} USDT',
  origin: { welcome: 'Welcome', vip: 'VIP', gift: 'Gift', points: 'Points' },
  left: '{{left}} of {{worth}} USDT left',
  until: 'Until {{date}}',
  ends: 'Ends in',
  usedOn: 'Used up {{date}}',
  expiredOn: 'Expired {{date}}',
  inUse: 'In use',
  use: 'Use',
  useLabel: 'Use: {{name}}, {{worth}} USDT',
  useDone: 'Coupon activated',
  how: {
    fee: 'It refunds your next fees of this type until it is used up.',
    deposit: 'It is added to your next qualifying deposit once that is approved.',
  },
} as const;

export default coupons;

declare module '../texts' {
  interface TextsByNamespace {
    coupons: typeof coupons;
  }
}
