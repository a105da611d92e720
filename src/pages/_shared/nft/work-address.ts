import type { NftWork } from '@/data/nft/queries';
import { NFT_TYPE } from '@/domain/nft/nft';

/** Page address of a work; videos have a page of their own. */
export const workAddress = ({ code, type }: Pick<NftWork, 'code' | 'type'>): string =>
  `/pages/nft/artworkDetail${type === NFT_TYPE.video ? '_video' : ''}?code=${encodeURIComponent(code)}`;
