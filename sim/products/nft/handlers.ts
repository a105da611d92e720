import type { nftRequests } from '@/contract/nft/requests';
import { type HandlersOf, ok, refuse } from '../../handler';
import { successMessage } from '../../texts/success-messages';
import { assetById, assetNamed } from '../quotes/assets';
import { artistDetail, artistsPage } from './artists';
import { bidOnAuction, payMargin } from './auction';
import { buyWork, payOrder } from './buy';
import { NFT_ASSETS } from './catalogue';
import { collectionOf, historyOf, lastBids, marketPage, myAuctions, myBids, ordersOf, ownedBy } from './list';
import { openBox, toggleCollect, transferWork } from './owner-actions';
import { resell } from './resell';
import { saleOf, saleOfCode } from './sale';
import { wireDetail, wireWork } from './wire';

/** The NFT market. */
export const nftHandlers: HandlersOf<typeof nftRequests> = {
  'GET /bind_box/getBoxList': (world, input, { user, lang }) => {
    const { currency } = input;
    if (currency !== undefined && !assetById(world, currency)) return refuse('currency_unknown');
    return ok(marketPage(world, input, { userId: user.id, lang }));
  },
  'GET /bind_box/getBoxDetail': (world, { id, code }, { user, lang }) => {
    // Existing servers answer a call without `id` and `code` with ok and a text.
    if (id === undefined && code === undefined) return ok(successMessage('nft_not_named', lang));
    const sale = id === undefined ? saleOfCode(world, code ?? '') : saleOf(world, id);
    return ok(sale && wireDetail(world, sale, { userId: user.id, lang }));
  },
  'GET /bind_box/getArtist': (world, input, { lang }) => ok(artistsPage(world, input, lang)),
  'GET /bind_box/getArtistDetail': (world, { uid }, { user, lang }) => {
    const found = artistDetail(world, uid, { userId: user.id, lang });
    return found ? ok(found) : refuse('artist_unknown');
  },
  'GET /bind_box/getNftCurrency': (world) => ok(NFT_ASSETS.map((name) => ({ id: assetNamed(world, name).id, name }))),
  'GET /bind_box/getCollection': (world, _input, { user, lang }) => ok(collectionOf(world, { userId: user.id, lang })),
  'POST /bind_box/collect': (world, { code }, { user, lang }) => {
    const marked = toggleCollect(world, user.id, code);
    return marked.ok ? ok(successMessage(marked.payload.isOn ? 'nft_collected' : 'nft_uncollected', lang)) : marked;
  },
  'POST /bind_box/buyNFT': (world, input, { user, lang }) => {
    const bought = buyWork(world, user.id, input);
    return bought.ok ? ok(successMessage('dual_bought', lang)) : bought;
  },
  'POST /bind_box/marginNFT': (world, { code }, { user, lang }) => {
    const given = payMargin(world, user.id, code);
    return given.ok ? ok(successMessage('nft_margin_given', lang)) : given;
  },
  'POST /bind_box/auctionNFT': (world, input, { user, lang }) => {
    const bid = bidOnAuction(world, user.id, input);
    return bid.ok ? ok(successMessage('nft_bid', lang)) : bid;
  },
  'POST /bind_box/getBindBoxQuotationLog': (world, { code }) => {
    const sale = saleOfCode(world, code);
    return sale ? ok(lastBids(world, sale)) : refuse('nft_unknown');
  },
  'POST /bind_box/getMyNFTs': (world, _input, { user, lang }) =>
    ok(ownedBy(world, user.id).map((sale) => wireWork(world, sale, { userId: user.id, lang }))),
  'POST /bind_box/getMyBindBoxQuotationLog': (world, input, { user }) => ok(myBids(world, user.id, input)),
  'POST /bind_box/openBlindBox': (world, { code }, { user, lang }) => {
    const opened = openBox(world, user.id, code);
    return opened.ok ? ok(wireWork(world, opened.payload, { userId: user.id, lang })) : opened;
  },
  'POST /bind_box/resellNFT': (world, input, { user, lang }) => {
    const offered = resell(world, user.id, input);
    return offered.ok ? ok(successMessage('nft_offered', lang)) : offered;
  },
  'POST /bind_box/getNeedPayNFTOrder': (world, { all }, { user }) => ok(ordersOf(world, user.id, all === 1)),
  'POST /bind_box/readNFTOrderMessage': (world, { id }, { user, lang }) => {
    const order = world.tables.nftOrders.get(id);
    if (!order || order.userId !== user.id) return refuse('order_unknown');
    if (!order.isRead) world.tables.nftOrders.update(id, { isRead: true });
    return ok(successMessage('nft_reminded', lang));
  },
  'POST /bind_box/payNFTOrder': (world, { id }, { user, lang }) => {
    const paid = payOrder(world, user.id, id);
    return paid.ok ? ok(successMessage('nft_paid', lang)) : paid;
  },
  'GET /bind_box/getMyAuctions': (world, input, { user, lang }) =>
    ok(myAuctions(world, { userId: user.id, lang }, input)),
  'GET /bind_box/getHistory': (world, { code }) => {
    const sale = saleOfCode(world, code);
    return sale ? ok(historyOf(world, sale)) : refuse('nft_unknown');
  },
  'POST /bind_box/transferNFT': (world, input, { user, lang }) => {
    const given = transferWork(world, user, input);
    return given.ok ? ok(successMessage('nft_transferred', lang)) : given;
  },
};
