import { NFT_MODE, NFT_STATUS, NFT_TYPE } from '@/domain/nft/nft';

/** Names of wire numbers for texts and addresses, in display order. */
export const TYPE_NAMES = {
  [NFT_TYPE.image]: 'image',
  [NFT_TYPE.gif]: 'gif',
  [NFT_TYPE.audio]: 'audio',
  [NFT_TYPE.video]: 'video',
} as const;

export const MODE_NAMES = {
  [NFT_MODE.fixed]: 'fixed',
  [NFT_MODE.auction]: 'auction',
  [NFT_MODE.box]: 'box',
} as const;

export const STATUS_NAMES = {
  [NFT_STATUS.started]: 'started',
  [NFT_STATUS.waiting]: 'waiting',
  [NFT_STATUS.ended]: 'ended',
} as const;
