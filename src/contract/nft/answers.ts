import * as v from 'valibot';
import type { AnswerTable } from '../declare';
import { decimal, integer, sentence, textOrEmpty } from '../shapes';
import { nft, nftArtist, nftBid, nftDetail, nftMove, nftOrder, nftOwnBid } from './shapes';

/** The market of artworks (specification sections 3 and 4, contract section 12). `code` identifies a work. */
export const nftAnswers = {
  'GET /bind_box/getBoxList': v.array(nft),
  'GET /bind_box/getBoxDetail': v.union([
    nftDetail,
    v.pipe(
      v.nullable(v.string()),
      v.transform(() => null),
    ),
  ]),
  'GET /bind_box/getArtist': v.array(nftArtist),
  'GET /bind_box/getArtistDetail': v.object({
    ...nftArtist.entries,
    /** Designed: biography, in the language of the request. */
    bio: textOrEmpty,
    artworks: v.array(nft),
    collects: v.array(nft),
    /** How often the artist's works are in favourites. */
    artworks_collect_number: integer,
    /** Designed: number of works created, number of sales, and their volume in USDT at current prices. */
    figures: v.nullish(v.object({ made: integer, sold: integer, volume_usdt: decimal })),
  }),
  'GET /bind_box/getNftCurrency': v.array(v.object({ id: integer, name: v.string() })),
  'GET /bind_box/getCollection': v.array(nft),
  'POST /bind_box/collect': sentence,
  'POST /bind_box/buyNFT': sentence,
  'POST /bind_box/marginNFT': sentence,
  'POST /bind_box/auctionNFT': sentence,
  'POST /bind_box/getBindBoxQuotationLog': v.array(nftBid),
  'POST /bind_box/getMyNFTs': v.array(nft),
  'POST /bind_box/getMyBindBoxQuotationLog': v.object({ code: integer, data: v.array(nftBid), count: integer }),
  'POST /bind_box/openBlindBox': nft,
  'POST /bind_box/resellNFT': sentence,
  'POST /bind_box/getNeedPayNFTOrder': v.array(nftOrder),
  'POST /bind_box/readNFTOrderMessage': sentence,
  'POST /bind_box/payNFTOrder': sentence,
  'GET /bind_box/getMyAuctions': v.array(v.object({ ...nft.entries, standing: nftOwnBid })),
  'GET /bind_box/getHistory': v.array(nftMove),
  'POST /bind_box/transferNFT': sentence,
} satisfies AnswerTable;
