import type { NftWork } from '@/data/queries/nft';
import { NFT_TYPE } from '@/domain/nft';

/** Where a work is looked at; films have a screen of their own. */
export const workAddress = ({ code, type }: Pick<NftWork, 'code' | 'type'>): string =>
  `/pages/nft/artworkDetail${type === NFT_TYPE.video ? '_video' : ''}?code=${encodeURIComponent(code)}`;
