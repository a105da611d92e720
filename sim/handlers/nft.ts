import type { nftCalls } from '@/contract/nft';
import { type HandlersOf, ok, refuse } from '../handler';

/** The market of artworks: nothing is on sale yet. */
export const nftHandlers: HandlersOf<typeof nftCalls> = {
  'GET /bind_box/getBoxList': () => ok([]),
  'GET /bind_box/getBoxDetail': () => ok(null),
  'GET /bind_box/getArtist': () => ok([]),
  'GET /bind_box/getArtistDetail': () => refuse('artist_unknown'),
  'GET /bind_box/getNftCurrency': () => ok([]),
  'GET /bind_box/getCollection': () => ok([]),
  'POST /bind_box/collect': () => refuse('nft_unknown'),
  'POST /bind_box/buyNFT': () => refuse('nft_unknown'),
  'POST /bind_box/marginNFT': () => refuse('nft_unknown'),
  'POST /bind_box/auctionNFT': () => refuse('nft_unknown'),
  'POST /bind_box/getBindBoxQuotationLog': () => refuse('nft_unknown'),
  'POST /bind_box/getMyNFTs': () => ok([]),
  'POST /bind_box/getMyBindBoxQuotationLog': () => ok({ code: 0, data: [], count: 0 }),
  'POST /bind_box/openBlindBox': () => refuse('nft_unknown'),
  'POST /bind_box/resellNFT': () => refuse('nft_unknown'),
  'POST /bind_box/getNeedPayNFTOrder': () => ok([]),
  'POST /bind_box/readNFTOrderMessage': () => refuse('order_unknown'),
  'POST /bind_box/payNFTOrder': () => refuse('order_unknown'),
  'GET /bind_box/getMyAuctions': () => ok([]),
  'GET /bind_box/getHistory': () => refuse('nft_unknown'),
  'POST /bind_box/transferNFT': () => refuse('nft_unknown'),
};
