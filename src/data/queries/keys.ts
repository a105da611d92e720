/** Everything a user may not see of another, under one prefix that a change of session removes. */
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
  wallets: [MINE, 'wallets'],
  recharges: [MINE, 'recharges'],
  accountLog: [MINE, 'account-log'],
  /** Withdrawals, what their form needs, and where they go. */
  payouts: [MINE, 'payouts'],
  coinOrders: [MINE, 'coin-orders'],
  /** Futures: positions, entrusts, and what their forms need. */
  lever: [MINE, 'lever'],
  options: [MINE, 'options'],
  /** Copy trading: traders, whom one follows, one's application. */
  follow: [MINE, 'follow'],
  favourites: [MINE, 'favourites'],
  /** VIP, coupons, bills, invitations, credit score. */
  membership: [MINE, 'membership'],
  /** Lock deposits, dual investments, and what they earn. */
  wealth: [MINE, 'wealth'],
  /** Artworks, bids, orders: lists say what the viewer has collected and bid. */
  nft: [MINE, 'nft'],
  /** What the exchange has written. */
  messages: [MINE, 'messages'],
  game: [MINE, 'game'],
  otc: [MINE, 'otc'],
  points: [MINE, 'points'],
  /** Loans, and what may be borrowed. */
  loans: [MINE, 'loans'],
  /** Customer service and the chat room. */
  talk: [MINE, 'talk'],
  swaps: [MINE, 'swaps'],
  swapQuote: [MINE, 'swap-quote'],
} as const;
