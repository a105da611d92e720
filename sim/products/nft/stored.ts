import { stored } from '../stored-parts';
import { nftTexts } from './message-texts';
import { nftBids, nftBoxOverrides, nftCollects, nftMargins, nftMinted, nftMoves, nftOrders, nftSales } from './tables';

export const nftStored = stored({
  tables: { nftBids, nftBoxOverrides, nftCollects, nftMargins, nftMinted, nftMoves, nftOrders, nftSales },
  timers: ['nft.answer', 'nft.buyer', 'nft.due', 'nft.end', 'nft.look'],
  reasons: {
    nftBuy: { code: 1002, label: { en: 'NFT bought', id: 'NFT dibeli' }, bill: 'nft', isFlow: true },
    auctionMargin: { code: 1003, label: { en: 'Bid deposit', id: 'Uang jaminan lelang' }, bill: 'nft' },
    auctionRefund: {
      code: 1004,
      label: { en: 'Bid deposit returned', id: 'Uang jaminan lelang dikembalikan' },
      bill: 'nft',
    },
    nftOrderPay: { code: 1005, label: { en: 'Auction paid', id: 'Pembayaran lelang' }, bill: 'nft', isFlow: true },
    /** What a seller receives for a collectible (designed). */
    nftSale: { code: 1006, label: { en: 'NFT sold', id: 'NFT terjual' }, bill: 'nft', isFlow: true },
    /** The bid deposit of an auction that was won but not paid (designed). */
    auctionForfeit: {
      code: 1007,
      label: { en: 'Bid deposit forfeited', id: 'Uang jaminan lelang hangus' },
      bill: 'nft',
    },
  },
  messages: nftTexts,
});
