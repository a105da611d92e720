import type { NftWork } from '@/data/nft/queries';
import { NFT_MODE, NFT_STATUS, type NftStatus } from '@/domain/nft/nft';

/**
 * Label key of a work's price. For an auction: the current bid, before the first bid the starting price, after the end
 * the highest bid.
 */
export function priceKey({ pay_type: mode, bid_count: bids, price, start_price: start }: NftWork, status: NftStatus) {
  if (mode !== NFT_MODE.auction) return 'price.fixed';
  // Family servers do not send the number of bids.
  const hasBids = bids === null || bids === undefined ? start !== price : bids > 0;
  if (!hasBids) return 'price.start';
  return status === NFT_STATUS.ended ? 'price.highest' : 'price.bid';
}
