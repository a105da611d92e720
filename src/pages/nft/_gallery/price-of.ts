import type { NftWork } from '@/data/queries/nft';
import { NFT_MODE } from '@/domain/nft';

/** What the price of a work is called: of an auction the current bid, before the first one the starting price. */
export function priceKey({ pay_type: mode, bid_count: bids, price, start_price: start }: NftWork) {
  if (mode !== NFT_MODE.auction) return 'price.fixed';
  // Servers of the family do not count bids.
  const hasBids = bids === null || bids === undefined ? start !== price : bids > 0;
  return hasBids ? 'price.bid' : 'price.start';
}
