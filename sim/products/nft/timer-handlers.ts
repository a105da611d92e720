import { answerBid, runAuctionChecks } from './auction';
import { orderExpires, saleEnds } from './end';
import { collectorBuys } from './resell';
import { ANSWER_TIMER, AUCTION_CHECK_TIMER, BUYER_TIMER, DUE_TIMER, END_TIMER } from './timers';

/** Timer handlers of the NFT market by kind. */
export const nftTimers = {
  [ANSWER_TIMER]: answerBid,
  [BUYER_TIMER]: collectorBuys,
  [DUE_TIMER]: orderExpires,
  [END_TIMER]: saleEnds,
  [AUCTION_CHECK_TIMER]: runAuctionChecks,
};
