import type { CallReply } from '@/contract/calls';
import type { WireLang } from '@/contract/lang';
import { BOX_ODDS, nftStatus } from '@/domain/nft/nft';
import { toWireTime } from '@/domain/time';
import { indexOf } from '@/lib/prng';
import { localize } from '../../texts/localize';
import type { World } from '../../world';
import { assetNamed } from '../quotes/assets';
import { marginOf } from './margin';
import { ARTISTS } from './people';
import { bioOf, profileOf, signatureOf } from './profile';
import { factsOf, madeMsOf, type Work, workOf } from './sale';
import type { SaleRow } from './tables';

type WireWork = CallReply<'GET /bind_box/getBoxList'>[number];
type WireDetail = Exclude<CallReply<'GET /bind_box/getBoxDetail'>, string | null>;
type BidStatus = NonNullable<WireDetail['standing']>;

/** The customer who views, and the language. */
export interface Viewer {
  readonly userId: number;
  readonly lang: WireLang;
}

const RARITY_IDS = { N: 1, R: 2, SR: 3 } as const;

/** User id of an artwork's maker: a customer, or the artist of its series. */
export const authorOf = (world: World, { id, artist }: Work): number =>
  world.tables.nftMinted.get(id)?.authorId ?? ARTISTS[artist]?.uid ?? 0;

export function wireWork(world: World, sale: SaleRow, { userId, lang }: Viewer): WireWork {
  const work = workOf(world, sale.id);
  const { appearance } = work;
  const facts = factsOf(world, sale);
  const madeBy = ARTISTS[work.artist];
  const authorId = authorOf(world, work);
  const author = profileOf(world, authorId);
  const owner = profileOf(world, sale.ownerId);
  const image = appearance.opened && sale.rarity !== '' ? appearance.opened[sale.rarity] : appearance.image;
  return {
    id: sale.id,
    code: sale.code,
    type: appearance.type,
    currency_id: assetNamed(world, sale.asset).id,
    currency_name: sale.asset,
    name: work.name,
    price: sale.price,
    image,
    description: madeBy ? localize(madeBy.work, lang) : '',
    author_description: bioOf(authorId, lang) || signatureOf(world, authorId, lang),
    author: authorId,
    owner: sale.ownerId,
    status: nftStatus(sale, world.nowMs),
    start_time: toWireTime(sale.startMs),
    end_time: toWireTime(sale.endMs),
    created: toWireTime(madeMsOf(world, sale.id)),
    updated: toWireTime(sale.ownedSinceMs),
    pay_type: sale.mode,
    per_increase: sale.perIncrease,
    chain: 'Ethereum',
    rarity: sale.rarity,
    margin: sale.margin,
    rarity_house_id: facts.isBox && sale.rarity !== '' ? RARITY_IDS[sale.rarity] : 0,
    rarity_status: facts.isBox && !facts.isClosedBox ? '1' : '0',
    resell_nft_status: sale.isResale && sale.forSale ? 1 : 0,
    lock_order: sale.isLocked ? '1' : '0',
    author_id: authorId,
    author_name: author.name,
    author_avatar: author.portrait,
    collect: world.tables.nftCollects.first('pair', `${userId}|${sale.id}`)?.isOn ?? false,
    cover: appearance.cover,
    owner_name: owner.name,
    owner_avatar: owner.portrait,
    start_price: sale.startPrice,
    bid_count: sale.bids,
    odds: appearance.opened ? BOX_ODDS.map(({ rarity, percent }) => ({ rarity, percent: String(percent) })) : [],
    resold: sale.wasResold,
  };
}

/** Most simulated users who have saved an artwork (designed). */
const MAX_OTHERS = 240;

export const collectorsOf = (world: World, workId: number): number =>
  indexOf(world.chance('nft.collected', workId), MAX_OTHERS) + world.tables.nftCollects.count('workOn', workId);

export const wireDetail = (world: World, sale: SaleRow, viewer: Viewer): WireDetail => ({
  ...wireWork(world, sale, viewer),
  collect_number: collectorsOf(world, sale.id),
  standing: bidStatusOf(world, sale, viewer.userId),
});

/** A customer's bid status in the running or last auction of an artwork. */
export function bidStatusOf(world: World, sale: SaleRow, userId: number): BidStatus {
  const { nftBids, nftOrders } = world.tables;
  const newest = { offset: 0, limit: 1, newestFirst: true } as const;
  const [bid] = nftBids.list('userSale', `${userId}|${sale.id}|${sale.sale}`, newest);
  const order = nftOrders.first('workSale', `${sale.id}|${sale.sale}`);
  return {
    bid: bid?.price ?? null,
    leading: bid !== undefined && sale.leaderId === userId,
    margin: marginOf(world, userId, sale)?.state ?? 'none',
    order:
      order?.userId === userId ? { id: order.id, state: order.state, overtime: Math.floor(order.dueMs / 1000) } : null,
  };
}
