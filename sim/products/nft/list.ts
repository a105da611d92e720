import type { CallInput, CallReply } from '@/contract/calls';
import { NFT_STATUS, nftStatus } from '@/domain/nft/nft';
import { toWireTime } from '@/domain/time';
import type { World } from '../../world';
import { type PageRequest, pageOf, partOf } from '../pages';
import { assetNamed } from '../quotes/assets';
import { placeOf, worksAt } from './calendar';
import { codeOf } from './codes';
import { profileOf } from './profile';
import { bidsOf, madeMsOf, saleOf, workOf } from './sale';
import type { SaleRow } from './tables';
import { authorOf, bidStatusOf, type Viewer, wireWork } from './wire';

type MarketQuery = CallInput<'GET /bind_box/getBoxList'>;
type WireBid = CallReply<'POST /bind_box/getBindBoxQuotationLog'>[number];
type WireOrder = CallReply<'POST /bind_box/getNeedPayNFTOrder'>[number];

/** Order on the market: on sale, then upcoming, then ended. */
const RANK = { [NFT_STATUS.started]: 0, [NFT_STATUS.waiting]: 1, [NFT_STATUS.ended]: 2 } as const;

/**
 * The sales on the market: one artwork of each series, and all other artworks that are offered. Within a status the
 * next deadline comes first; ended sales begin with the latest.
 */
export function market(world: World): SaleRow[] {
  const { nowMs } = world;
  const others = world.tables.nftSales.list('forSale', 1).map(({ id }) => id);
  const sales = [...new Set([...worksAt(nowMs), ...others])].flatMap((id) => saleOf(world, id) ?? []);
  const keyed = sales.map((sale) => {
    const status = nftStatus(sale, nowMs);
    return { sale, rank: RANK[status], atMs: status === NFT_STATUS.waiting ? sale.startMs : sale.endMs };
  });
  const byTime = (rank: number, a: number, b: number) => (rank === RANK[NFT_STATUS.ended] ? b - a : a - b);
  return keyed
    .sort((a, b) => a.rank - b.rank || byTime(a.rank, a.atMs, b.atMs) || b.sale.id - a.sale.id)
    .map(({ sale }) => sale);
}

/** A page of the market with filters. */
export function marketPage(world: World, query: MarketQuery, viewer: Viewer) {
  const { currency, pay_type, status, type, keyword } = query;
  const search = keyword?.toLowerCase();
  const rows = market(world).filter((sale) => {
    if (currency !== undefined && assetNamed(world, sale.asset).id !== currency) return false;
    if (pay_type !== undefined && sale.mode !== pay_type) return false;
    if (status !== undefined && nftStatus(sale, world.nowMs) !== status) return false;
    const work = workOf(world, sale.id);
    if (type !== undefined && work.appearance.type !== type) return false;
    return !search || `${work.name} ${profileOf(world, authorOf(world, work)).name}`.toLowerCase().includes(search);
  });
  return pageOf(rows, query).map((sale) => wireWork(world, sale, viewer));
}

/** Artworks of an owner, last acquired first. */
export function ownedBy(world: World, uid: number): SaleRow[] {
  const { nftSales } = world.tables;
  const others = worksAt(world.nowMs).flatMap((id) => (nftSales.get(id) ? [] : (saleOf(world, id) ?? [])));
  return [...nftSales.list('owner', uid), ...others.filter(({ ownerId }) => ownerId === uid)].sort(
    (a, b) => b.ownedSinceMs - a.ownedSinceMs || b.id - a.id,
  );
}

/** Artworks that a customer has saved, newest first. */
export function collectionOf(world: World, viewer: Viewer) {
  const marks = [...world.tables.nftCollects.list('userOn', viewer.userId)];
  marks.sort((a, b) => b.changedMs - a.changedMs || b.id - a.id);
  return marks.flatMap(({ workId }) => {
    const sale = saleOf(world, workId);
    return sale ? [wireWork(world, sale, viewer)] : [];
  });
}

interface Bid {
  readonly id: number;
  readonly userId: number;
  readonly price: string;
  readonly atMs: number;
}

function wireBid(world: World, sale: SaleRow, { id, userId, price, atMs }: Bid, marginId: number): WireBid {
  const { name, portrait } = profileOf(world, userId);
  const { name: workName, appearance } = workOf(world, sale.id);
  return {
    id,
    margin_log_id: marginId,
    code: sale.code,
    buyer_id: userId,
    status: 1,
    price,
    currency_id: assetNamed(world, sale.asset).id,
    is_expired: '0',
    created: toWireTime(atMs),
    head_portrait: portrait,
    currency_name: sale.asset,
    nick_name: name,
    nft_name: workName,
    nft_image: appearance.cover || appearance.image,
  };
}

/** Existing servers show this many bids. */
const LAST_BIDS = 10;

/** The last bids on an artwork, newest first. */
export const lastBids = (world: World, sale: SaleRow): WireBid[] =>
  bidsOf(world, sale, LAST_BIDS).map((bid) => wireBid(world, sale, bid, 0));

/** A page of a customer's bids on all artworks, newest first, with their number. */
export function myBids(world: World, userId: number, { page, limit }: PageRequest) {
  const { nftBids, nftMargins } = world.tables;
  const span = { ...partOf({ page, limit }), newestFirst: true };
  const data = nftBids.list('user', userId, span).flatMap((bid) => {
    const sale = saleOf(world, bid.workId);
    const margin = nftMargins.first('userSale', `${userId}|${bid.workId}|${bid.sale}`);
    return sale ? [wireBid(world, sale, bid, margin?.id ?? 0)] : [];
  });
  return { code: 0, data, count: nftBids.count('user', userId) };
}

/**
 * A page of the artworks a customer has paid a bid deposit for, latest first. Each appears once, with its latest sale.
 */
export function myAuctions(world: World, viewer: Viewer, query: PageRequest) {
  const margins = world.tables.nftMargins.list('user', viewer.userId, { newestFirst: true });
  const ids = [...new Set(margins.map(({ workId }) => workId))];
  return pageOf(ids, query).flatMap((id) => {
    const sale = saleOf(world, id);
    return sale ? [{ ...wireWork(world, sale, viewer), standing: bidStatusOf(world, sale, viewer.userId) }] : [];
  });
}

const asFlag = (is: boolean): '0' | '1' => (is ? '1' : '0');

/** A customer's won auctions: the unpaid ones by deadline, or with `all` every one, newest first. */
export function ordersOf(world: World, userId: number, all: boolean): WireOrder[] {
  const { nftOrders } = world.tables;
  const rows = all ? [...nftOrders.list('user', userId)].reverse() : [...nftOrders.list('userWaiting', userId)];
  if (!all) rows.sort((a, b) => a.dueMs - b.dueMs || a.id - b.id);
  return rows.map((order) => {
    const { name, appearance } = workOf(world, order.workId);
    return {
      id: order.id,
      code: codeOf(order.workId),
      quotrtion_log_id: order.bidId,
      user_id: userId,
      currency_id: assetNamed(world, order.asset).id,
      currency_name: order.asset,
      is_read: asFlag(order.isRead),
      is_pay: asFlag(order.state === 'paid'),
      is_expired: asFlag(order.state === 'expired'),
      overtime: String(Math.floor(order.dueMs / 1000)),
      created: toWireTime(order.wonMs),
      pay_time: order.paidMs === 0 ? '' : toWireTime(order.paidMs),
      image: appearance.image,
      end_time: toWireTime(order.wonMs),
      name,
      price: order.price,
      margin: order.margin,
      type: appearance.type,
      cover: appearance.cover,
    };
  });
}

/**
 * An artwork's changes of owner and its making, newest first. A calendar artwork without rows has changed owners at
 * most once.
 */
export function historyOf(world: World, sale: SaleRow): CallReply<'GET /bind_box/getHistory'> {
  const work = workOf(world, sale.id);
  const madeBy = authorOf(world, work);
  const rows = world.tables.nftMoves.list('work', sale.id, { newestFirst: true });
  const wasSold = rows.length === 0 && sale.ownerId !== madeBy && placeOf(sale.id) !== null;
  const kind = sale.bids > 0 ? 'auction' : work.appearance.opened ? 'box' : 'sale';
  const sold = { id: 2, kind, fromId: madeBy, toId: sale.ownerId, price: sale.price, atMs: sale.ownedSinceMs } as const;
  const moves = wasSold ? [{ ...sold, asset: sale.asset }] : rows;
  const wired = moves.map(({ id, kind, fromId, toId, price, asset, atMs }) => ({
    id: id + 1,
    kind,
    from: fromId,
    from_name: profileOf(world, fromId).name,
    to: toId,
    to_name: profileOf(world, toId).name,
    price,
    currency_name: asset,
    created: toWireTime(atMs),
  }));
  const minted = { id: 1, kind: 'minted', from: 0, from_name: '', price: '', currency_name: sale.asset } as const;
  const to = { to: madeBy, to_name: profileOf(world, madeBy).name, created: toWireTime(madeMsOf(world, sale.id)) };
  return [...wired, { ...minted, ...to }];
}
