import type { TablesOf } from './db/database';
import { codes, inbox, loginTries, payoutPauses, payTries, sessions, users } from './products/accounts/tables';
import { chatMessages, chatMutes, chatReports, chatSilences } from './products/chat/tables';
import { articles, pictures } from './products/content/tables';
import { copyNotes, follows, traderApplications, traders } from './products/copy/tables';
import { dualOrders, dualProducts } from './products/dual/tables';
import { earnings } from './products/earnings/tables';
import { swaps } from './products/exchange/tables';
import { leverOrders, marginWarnings } from './products/futures/tables';
import { gamePlayers, gameRounds } from './products/game/tables';
import { identities, identityFailures } from './products/identity/tables';
import { projects, subscriptions } from './products/ieo/tables';
import { loanMoves, loans } from './products/loans/tables';
import { lockOrders } from './products/lockup/tables';
import { coupons, creditEntries, rebates, savings } from './products/membership/tables';
import { messages } from './products/messages/tables';
import {
  nftBids,
  nftBoxWishes,
  nftCollects,
  nftMargins,
  nftMinted,
  nftMoves,
  nftOrders,
  nftSales,
} from './products/nft/tables';
import { optionSteers, optionWishes } from './products/options/steer-tables';
import { optionOrders } from './products/options/tables';
import { otcAds, otcOrders, otcRecords } from './products/otc/tables';
import { bankCards, walletAddresses, withdrawals } from './products/payout/tables';
import { pointEntries, pointStocks, points } from './products/points/tables';
import { recharges } from './products/recharge/tables';
import { coinOrders } from './products/spot/tables';
import { stockCosts } from './products/stocks/tables';
import { supportMessages, supportThreads, visitorMessages } from './products/support/tables';
import { favourites } from './products/watchlist/tables';

/** Every table of the exchange. A table that is missing here is not saved, hashed or rolled back. */
export const tableDefinitions = {
  users,
  payTries,
  payoutPauses,
  loginTries,
  sessions,
  codes,
  inbox,
  articles,
  pictures,
  identities,
  identityFailures,
  favourites,
  coinOrders,
  dualOrders,
  dualProducts,
  projects,
  subscriptions,
  earnings,
  gamePlayers,
  gameRounds,
  leverOrders,
  marginWarnings,
  lockOrders,
  optionOrders,
  otcAds,
  otcOrders,
  otcRecords,
  optionWishes,
  optionSteers,
  stockCosts,
  creditEntries,
  recharges,
  swaps,
  coupons,
  rebates,
  savings,
  traders,
  follows,
  copyNotes,
  traderApplications,
  withdrawals,
  walletAddresses,
  bankCards,
  nftMinted,
  nftSales,
  nftBids,
  nftMargins,
  nftOrders,
  nftCollects,
  nftMoves,
  nftBoxWishes,
  messages,
  loans,
  loanMoves,
  points,
  pointEntries,
  pointStocks,
  supportMessages,
  supportThreads,
  visitorMessages,
  chatMessages,
  chatMutes,
  chatReports,
  chatSilences,
};

export type Tables = TablesOf<typeof tableDefinitions>;
