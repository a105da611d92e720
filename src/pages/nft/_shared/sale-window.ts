import type { NftWork } from '@/data/nft/queries';
import { NFT_STATUS, type SaleWindow } from '@/domain/nft/nft';

/** The fields that determine the state of a sale. */
export type Sale = Pick<NftWork, 'status' | 'startMs' | 'endMs'>;

/**
 * The period of a sale. An unknown time counts as infinitely far away, so that the state stays as sent by the server.
 */
export const saleWindow = ({ status, startMs, endMs }: Sale): SaleWindow => ({
  startMs: startMs ?? (status === NFT_STATUS.waiting ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY),
  endMs: endMs ?? (status === NFT_STATUS.ended ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY),
  forSale: status !== NFT_STATUS.ended,
});
