import type { Product } from '../product';
import { nftActions } from './actions';
import { answerBid, runAuctionChecks } from './auction';
import { orderExpires, saleEnds } from './end';
import { nftHandlers } from './handlers';
import { collectorBuys } from './resell';
import { seedArtworks } from './seed';
import { ANSWER_TIMER, AUCTION_CHECK_TIMER, BUYER_TIMER, DUE_TIMER, END_TIMER } from './timers';

/** The NFT market. */
export const nftProduct = {
  handlers: nftHandlers,
  timers: {
    [ANSWER_TIMER]: answerBid,
    [BUYER_TIMER]: collectorBuys,
    [DUE_TIMER]: orderExpires,
    [END_TIMER]: saleEnds,
    [AUCTION_CHECK_TIMER]: runAuctionChecks,
  },
  actions: nftActions,
  seed: (world, { idOf }) => seedArtworks(world, idOf),
} satisfies Product<'nft'>;
