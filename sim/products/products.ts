import { accountsProduct } from './accounts/product';
import type { ProductName } from './all-stored';
import { chatProduct } from './chat/product';
import { contentProduct } from './content/product';
import { copyProduct } from './copy/product';
import { dualProduct } from './dual/product';
import { earningsProduct } from './earnings/product';
import { exchangeProduct } from './exchange/product';
import { futuresProduct } from './futures/product';
import { gameProduct } from './game/product';
import { identityProduct } from './identity/product';
import { ieoProduct } from './ieo/product';
import { loansProduct } from './loans/product';
import { lockupProduct } from './lockup/product';
import { membershipProduct } from './membership/product';
import { messagesProduct } from './messages/product';
import { nftProduct } from './nft/product';
import { optionsProduct } from './options/product';
import { otcProduct } from './otc/product';
import { payoutProduct } from './payout/product';
import { pointsProduct } from './points/product';
import type { Product } from './product';
import { quotesProduct } from './quotes/product';
import { rechargeProduct } from './recharge/product';
import { spotProduct } from './spot/product';
import { stocksProduct } from './stocks/product';
import { supportProduct } from './support/product';
import { walletProduct } from './wallet/product';
import { watchlistProduct } from './watchlist/product';

/**
 * Every product of the exchange. A product that is in ./all-stored.ts and missing here does not compile. The start
 * state is made in this order.
 */
export const products = {
  accounts: accountsProduct,
  content: contentProduct,
  ieo: ieoProduct,
  membership: membershipProduct,
  messages: messagesProduct,
  support: supportProduct,
  loans: loansProduct,
  identity: identityProduct,
  payout: payoutProduct,
  copy: copyProduct,
  nft: nftProduct,
  chat: chatProduct,
  dual: dualProduct,
  earnings: earningsProduct,
  exchange: exchangeProduct,
  futures: futuresProduct,
  game: gameProduct,
  lockup: lockupProduct,
  options: optionsProduct,
  otc: otcProduct,
  points: pointsProduct,
  quotes: quotesProduct,
  recharge: rechargeProduct,
  spot: spotProduct,
  stocks: stocksProduct,
  wallet: walletProduct,
  watchlist: watchlistProduct,
} satisfies { readonly [Name in ProductName]: Product<Name> };
