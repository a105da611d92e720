/** Entries of the server's menu, by the key it names as `title` (contract section 5). */
const menu = {
  recharge: 'Deposit',
  withdraw: 'Withdraw',
  transaction: 'Trade',
  transfer: 'Transfer',
  margin: 'Futures',
  copytrade: 'Copy trading',
  ieo: 'Token subscription',
  lockming: 'Lock-up mining',
  invest: 'Dual investment',
  nft: 'NFT',
  borrowing: 'Loans',
  game: 'Mini games',
  vip: 'VIP',
  coupon: 'Coupons',
  bill: 'Account history',
  otc: 'OTC',
  points: 'Points',
  chat: 'Chat room',
  contactUs: 'Contact us',
  alerts: 'Price alerts',
  orders: 'Orders',
  records: 'Records',
  settings: 'Settings',
} as const;

export default menu;

declare module '../texts' {
  interface TextsByNamespace {
    menu: typeof menu;
  }
}
