/** Prefix of all data that other users must not see. It is removed when the session changes. */
const MINE = 'mine';

/** Prefixes of query keys; invalidating a prefix refetches everything below it that is on screen. */
export const keys = {
  quotes: ['quotes'],
  currencies: ['currencies'],
  content: ['content'],
  bars: ['bars'],
  optionTerms: ['option-terms'],
  lockProducts: ['lock-products'],
  dualProducts: ['dual-products'],
  /** Token subscriptions. */
  projects: ['projects'],
  mine: [MINE],
  user: [MINE, 'user'],
  identity: [MINE, 'identity'],
  /** Balances, and the data of forms that contain one. */
  wallets: [MINE, 'wallets'],
  recharges: [MINE, 'recharges'],
  /** Changes of balances, and the bills and transfers among them. */
  accountLog: [MINE, 'account-log'],
  /** Withdrawals and their destinations. */
  payouts: [MINE, 'payouts'],
  coinOrders: [MINE, 'coin-orders'],
  /** Futures: positions, waiting orders, and the data of their forms. */
  lever: [MINE, 'lever'],
  options: [MINE, 'options'],
  /** Copy trading: traders, the traders a user follows, and the user's application. */
  follow: [MINE, 'follow'],
  favourites: [MINE, 'favourites'],
  /** Price alerts. */
  alerts: [MINE, 'alerts'],
  /** VIP, coupons, invitations, credit score, details of bills. */
  membership: [MINE, 'membership'],
  /** Lock-up deposits, dual investments, and their earnings. */
  wealth: [MINE, 'wealth'],
  /** Artworks, bids, orders: the lists include the viewer's favourites and bids. */
  nft: [MINE, 'nft'],
  /** Messages of the exchange to the user. */
  messages: [MINE, 'messages'],
  game: [MINE, 'game'],
  otc: [MINE, 'otc'],
  points: [MINE, 'points'],
  /** Loans, and how much may be borrowed. */
  loans: [MINE, 'loans'],
  /** Customer service and the chat room. */
  talk: [MINE, 'talk'],
  swaps: [MINE, 'swaps'],
  swapQuote: [MINE, 'swap-quote'],
} as const;
