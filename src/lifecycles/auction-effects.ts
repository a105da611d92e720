import { fromPromise } from 'xstate';
import { payNftOrder, placeNftBid } from '@/data/nft/changes';
import { auctionMachine, type BidTicket } from './auction';

/** The machine with the app's effects. */
export const auctionLogic = auctionMachine.provide({
  actors: {
    bid: fromPromise<void, BidTicket>(({ input }) => placeNftBid(input)),
    pay: fromPromise<void, number>(({ input }) => payNftOrder(input)),
  },
});
