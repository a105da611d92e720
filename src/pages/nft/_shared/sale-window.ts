import type { NftWork } from '@/data/nft/queries';
import { NFT_STATUS, type SaleWindow } from '@/domain/nft/nft';

/** What a sale's state follows from. */
export type Sale = Pick<NftWork, 'status' | 'startMs' | 'endMs'>;

/** The time of a sale. An unknown time is so far off that the state stays as the server has sent it. */
export const saleWindow = ({ status, startMs, endMs }: Sale): SaleWindow => ({
  startMs: startMs ?? (status === NFT_STATUS.waiting ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY),
  endMs: endMs ?? (status === NFT_STATUS.ended ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY),
  forSale: status !== NFT_STATUS.ended,
});
