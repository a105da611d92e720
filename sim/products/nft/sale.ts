import { NFT_MODE, type NftFacts } from '@/domain/nft';
import type { World } from '../../world';
import { calendarSale, placeOf, publishedMs } from './calendar';
import { type Look, seriesNumber } from './catalogue';
import { workOfCode } from './codes';
import { replayBids } from './rivals';
import type { SaleRow } from './tables';

/** What a work is: its name and look, and who made it. Never changes. */
export interface Work {
  readonly id: number;
  readonly name: string;
  readonly look: Look;
  /** Index of the artist whose look it is. */
  readonly artist: number;
}

export function workOf(world: World, id: number): Work {
  const place = placeOf(id);
  const minted = place ? null : world.tables.nftMinted.need(id);
  const { look, artist } = seriesNumber(place?.series ?? minted?.series ?? -1);
  return { id, look, artist, name: minted?.name ?? `${look.title} #${place?.edition}` };
}

/** When a work was made: whoever buys it or sells it again, that stays. */
export function madeMsOf(world: World, workId: number): number {
  const place = placeOf(workId);
  return place ? publishedMs(place) : world.tables.nftMinted.need(workId).madeMs;
}

/** A work and its latest sale, as they are right now; null when there is no such work. */
export const saleOf = (world: World, workId: number): SaleRow | null =>
  world.tables.nftSales.get(workId) ?? calendarSale(world, workId);

export function saleOfCode(world: World, code: string): SaleRow | null {
  const workId = workOfCode(code);
  return workId === null ? null : saleOf(world, workId);
}

/** What rules look at (src/domain/nft.ts). */
export function factsOf(world: World, sale: SaleRow): NftFacts & { readonly isBox: boolean } {
  const { startMs, endMs, forSale, mode, ownerId, wasResold, isLocked } = sale;
  const isBox = workOf(world, sale.id).look.opened !== null;
  return {
    startMs,
    endMs,
    forSale,
    mode,
    ownerId,
    wasResold,
    isLocked,
    isBox,
    isClosedBox: isBox && sale.rarity === '',
    isReselling: sale.isResale && sale.forSale,
  };
}

/** Gives a work of the calendar a row of its own, with the bids it has so far: a customer has come. */
export function touch(world: World, sale: SaleRow): SaleRow {
  const { nftSales } = world.tables;
  if (nftSales.get(sale.id)) return sale;
  const row = nftSales.insert(sale);
  if (sale.mode === NFT_MODE.auction) {
    for (const bid of replayBids(world, begun(sale))) insertBid(world, sale, bid);
  }
  return row;
}

/** An auction as it was before anybody bid. */
const begun = (sale: SaleRow): SaleRow => ({ ...sale, price: sale.startPrice, leaderId: 0, bids: 0 });

interface Bid {
  readonly userId: number;
  readonly price: string;
  readonly atMs: number;
}

export function insertBid(world: World, { id, sale }: SaleRow, bid: Bid) {
  const { nftBids } = world.tables;
  return nftBids.insert({ id: nftBids.nextId(), workId: id, sale, ...bid });
}

/** Bids of the running or last auction of a work, newest first; without a row they are those of the calendar. */
export function bidsOf(world: World, sale: SaleRow, limit: number): readonly (Bid & { readonly id: number })[] {
  if (world.tables.nftSales.get(sale.id)) {
    return world.tables.nftBids.list('sale', `${sale.id}|${sale.sale}`, { offset: 0, limit, newestFirst: true });
  }
  if (sale.mode !== NFT_MODE.auction) return [];
  const bids = replayBids(world, begun(sale)).map((bid, index) => ({ ...bid, id: index + 1 }));
  return bids.toReversed().slice(0, limit);
}
