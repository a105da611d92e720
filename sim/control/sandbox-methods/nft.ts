import { sends } from '../sandbox-method';

/** NFT sales and auctions. */
export const nft = {
  /**
   * Puts an artwork up for sale, of a customer, or of the gallery when nobody is named; returns its code.
   * @example
   * const { code } = await sandbox.nft.list({ who: 'artist', price: '120', minutes: 10, rivals: 'none' });
   */
  list: sends('nft.list', ['...']),
  /**
   * Running auctions with a customer as bidder or seller; the one that ends next comes first.
   * @example
   * const [next] = await sandbox.nft.auctions();
   */
  auctions: sends('nft.auctions', []),
  /**
   * Ends a running auction, now or after a number of seconds.
   * @example
   * const { code } = await sandbox.nft.list({ who: 'artist' });
   * await sandbox.nft.end(code, 30);
   */
  end: sends('nft.endAuction', ['code', 'in']),
  /**
   * A simulated collector bids above the highest bid, by a multiple of the minimum raise.
   * @example
   * const { code } = await sandbox.nft.list({ who: 'artist' });
   * await sandbox.nft.outbid(code);
   */
  outbid: sends('nft.outbid', ['code', 'times']),
  /**
   * Sets the rarity of a customer's next blind box; `chance` returns it to the usual odds.
   * @example
   * await sandbox.nft.nextBox('trader', 'SR');
   */
  nextBox: sends('nft.nextBox', ['who', 'rarity']),
};
