import { accountsStored } from './accounts/stored';
import { chatStored } from './chat/stored';
import { contentStored } from './content/stored';
import { copyStored } from './copy/stored';
import { dualStored } from './dual/stored';
import { earningsStored } from './earnings/stored';
import { exchangeStored } from './exchange/stored';
import { futuresStored } from './futures/stored';
import { gameStored } from './game/stored';
import { identityStored } from './identity/stored';
import { ieoStored } from './ieo/stored';
import { loansStored } from './loans/stored';
import { lockupStored } from './lockup/stored';
import { membershipStored } from './membership/stored';
import { messagesStored } from './messages/stored';
import { nftStored } from './nft/stored';
import { optionsStored } from './options/stored';
import { otcStored } from './otc/stored';
import { payoutStored } from './payout/stored';
import { pointsStored } from './points/stored';
import { quotesStored } from './quotes/stored';
import { rechargeStored } from './recharge/stored';
import { spotStored } from './spot/stored';
import { stocksStored } from './stocks/stored';
import { supportStored } from './support/stored';
import { walletStored } from './wallet/stored';
import { watchlistStored } from './watchlist/stored';

/**
 * The stored parts (tables, timers, triggers, reasons, messages) of every product. The types of `World` follow from
 * this list, so nothing here may import `World`; the products' functions are in ./products.ts.
 */
export const allStored = {
  accounts: accountsStored,
  chat: chatStored,
  content: contentStored,
  copy: copyStored,
  dual: dualStored,
  earnings: earningsStored,
  exchange: exchangeStored,
  futures: futuresStored,
  game: gameStored,
  identity: identityStored,
  ieo: ieoStored,
  loans: loansStored,
  lockup: lockupStored,
  membership: membershipStored,
  messages: messagesStored,
  nft: nftStored,
  options: optionsStored,
  otc: otcStored,
  payout: payoutStored,
  points: pointsStored,
  quotes: quotesStored,
  recharge: rechargeStored,
  spot: spotStored,
  stocks: stocksStored,
  support: supportStored,
  wallet: walletStored,
  watchlist: watchlistStored,
} as const;

export type ProductName = keyof typeof allStored;
