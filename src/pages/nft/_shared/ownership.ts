import type { NftWork } from '@/data/nft/queries';
import { NFT_MODE, NFT_STATUS, type NftFacts } from '@/domain/nft/nft';
import { saleWindow } from './sale-window';

/** Facts of a work which determine its owner's actions. */
export function ownershipOf(work: NftWork): NftFacts {
  return {
    ...saleWindow(work),
    mode: work.pay_type,
    ownerId: work.owner,
    isClosedBox: work.pay_type === NFT_MODE.box && !work.rarity_status,
    isOffered: work.resell_nft_status || work.status !== NFT_STATUS.ended,
    wasResold: work.resold,
    isLocked: work.lock_order,
  };
}
