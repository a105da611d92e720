import { nftHandlers } from '../../handlers/nft';
import type { Product } from '../product';
import { nftActions } from './actions';
import { seedArtworks } from './seed';
import { nftTimers } from './timer-handlers';

/** The NFT market. */
export const nftProduct = {
  handlers: nftHandlers,
  timers: nftTimers,
  actions: nftActions,
  seed: (world, { idOf }) => seedArtworks(world, idOf),
} satisfies Product<'nft'>;
