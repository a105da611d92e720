import type { NftWork } from '@/data/queries/nft';
import { NFT_MODE, NFT_STATUS, type NftStatus } from '@/domain/nft';

/**
 * What the price of a work is called: of an auction the current bid, before the first one the starting price, and of
 * one that is over the highest bid there was.
 */
export function priceKey(
  { pay_type: mode, bid_count: bids, price, start_price: start }: NftWork,
  status: NftStatus = NFT_STATUS.started,
) {
  if (mode !== NFT_MODE.auction) return 'price.fixed';
  // Servers of the family do not count bids.
  const hasBids = bids === null || bids === undefined ? start !== price : bids > 0;
  if (!hasBids) return 'price.start';
  return status === NFT_STATUS.ended ? 'price.highest' : 'price.bid';
}
