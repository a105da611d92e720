import { NFT_MODE, type NftFacts } from '@/domain/nft/nft';
import type { World } from '../../world';
import { replayBids } from './bidders';
import { calendarSale, placeOf, publishedMs } from './calendar';
import { type Appearance, seriesNumber } from './catalogue';
import { workOfCode } from './codes';
import type { SaleRow } from './tables';

/** The unchanging facts of an artwork: name, appearance and artist. */
export interface Work {
  readonly id: number;
  readonly name: string;
  readonly appearance: Appearance;
  /** Index of the artist whose pictures it shows. */
  readonly artist: number;
}

/** The artwork with this id, of the calendar or minted. Throws for an id that neither has. */
export function workOf(world: World, id: number): Work {
  const place = placeOf(id);
  const minted = place ? null : world.tables.nftMinted.need(id);
  const { appearance, artist } = seriesNumber(place?.series ?? minted?.series ?? -1);
  return { id, appearance, artist, name: minted?.name ?? `${appearance.title} #${place?.edition}` };
}

/** When the artwork was made, epoch ms. Sales do not change it. */
export function madeMsOf(world: World, workId: number): number {
  const place = placeOf(workId);
  return place ? publishedMs(place) : world.tables.nftMinted.need(workId).madeMs;
}

/** An artwork with its latest sale, as of now; null for an unknown artwork. */
export const saleOf = (world: World, workId: number): SaleRow | null =>
  world.tables.nftSales.get(workId) ?? calendarSale(world, workId);

/** The sale of the artwork with this public code; null when there is none. */
export function saleOfCode(world: World, code: string): SaleRow | null {
  const workId = workOfCode(code);
  return workId === null ? null : saleOf(world, workId);
}

/** The facts that the rules in src/domain/nft/nft.ts use. */
export function factsOf(world: World, sale: SaleRow): NftFacts & { readonly isBox: boolean } {
  const { startMs, endMs, forSale, mode, ownerId, wasResold, isLocked } = sale;
  const isBox = workOf(world, sale.id).appearance.opened !== null;
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
    isOffered: forSale,
  };
}

/** Stores a calendar artwork with its bids so far, because a customer acts on it. */
export function storeCalendarSale(world: World, sale: SaleRow): SaleRow {
  const { nftSales } = world.tables;
  if (nftSales.get(sale.id)) return sale;
  const row = nftSales.insert(sale);
  if (sale.mode === NFT_MODE.auction) {
    for (const bid of replayBids(world, beforeFirstBid(sale))) insertBid(world, sale, bid);
  }
  return row;
}

/** The auction before its first bid. */
const beforeFirstBid = (sale: SaleRow): SaleRow => ({ ...sale, price: sale.startPrice, leaderId: 0, bids: 0 });

interface Bid {
  readonly userId: number;
  readonly price: string;
  readonly atMs: number;
}

export function insertBid(world: World, { id, sale }: SaleRow, bid: Bid) {
  const { nftBids } = world.tables;
  return nftBids.insert({ id: nftBids.nextId(), workId: id, sale, ...bid });
}

/** Bids of an artwork's running or last auction, newest first. Without a row they are derived from the calendar. */
export function bidsOf(world: World, sale: SaleRow, limit: number): readonly (Bid & { readonly id: number })[] {
  if (world.tables.nftSales.get(sale.id)) {
    return world.tables.nftBids.list('sale', `${sale.id}|${sale.sale}`, { offset: 0, limit, newestFirst: true });
  }
  if (sale.mode !== NFT_MODE.auction) return [];
  const bids = replayBids(world, beforeFirstBid(sale)).map((bid, index) => ({ ...bid, id: index + 1 }));
  return bids.toReversed().slice(0, limit);
}
