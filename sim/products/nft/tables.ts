import { defineTable } from '@sim/db/table-definition';
import type { NftMode, Rarity } from '@/domain/nft';
import type { NftAsset } from './catalogue';

/** A work that is not of the catalogue's calendar: made by a customer, or put up by the back office. */
export interface MintedRow {
  readonly id: number;
  /** What it looks like: index of a series. */
  readonly series: number;
  readonly name: string;
  readonly authorId: number;
  readonly madeMs: number;
}

/** Who may bid against customers: everybody who cares, those who come in the last second only, nobody. */
export type Rivals = 'all' | 'sniper' | 'none';

/**
 * A work that a customer has had to do with, and its latest sale. All others follow from the seed and the calendar
 * (./calendar.ts) and have no row. Amounts are decimal strings.
 */
export interface SaleRow {
  /** The work's. */
  readonly id: number;
  readonly code: string;
  readonly ownerId: number;
  /** Counts its sales, so that each has bids, margins and rivals of its own. */
  readonly sale: number;
  readonly mode: NftMode;
  readonly asset: NftAsset;
  readonly startPrice: string;
  /** Of an auction the current bid. */
  readonly price: string;
  /** "0" where nothing is bid. */
  readonly perIncrease: string;
  /** Whole USDT. */
  readonly margin: number;
  readonly startMs: number;
  readonly endMs: number;
  readonly forSale: boolean;
  /** Who has bid most; 0 for nobody. */
  readonly leaderId: number;
  readonly bids: number;
  /** What rivals take it to be worth. */
  readonly worth: string;
  readonly rivals: Rivals;
  readonly rarity: Rarity | '';
  /** Offered by an owner, not by whoever made it; until the sale is over. */
  readonly isResale: boolean;
  /** Its owner has used their one resale. */
  readonly wasResold: boolean;
  /** Won, and not paid yet. */
  readonly isLocked: boolean;
  /** Counts changes of owner, the last of which puts it first among theirs. */
  readonly ownedSinceMs: number;
}

export const nftMinted = defineTable<MintedRow>()({
  name: 'nft_minted',
  key: 'id',
  indexes: { author: (row) => row.authorId },
});

export const nftSales = defineTable<SaleRow>()({
  name: 'nft_sales',
  key: 'id',
  indexes: {
    code: (row) => row.code,
    owner: (row) => row.ownerId,
    /** What stands on the market besides the catalogue's calendar. */
    forSale: (row) => (row.forSale ? 1 : null),
  },
});

/** A bid, of a customer or of a rival. `price` is the bid itself. */
export interface BidRow {
  readonly id: number;
  readonly workId: number;
  readonly sale: number;
  readonly userId: number;
  readonly price: string;
  readonly atMs: number;
}

export const nftBids = defineTable<BidRow>()({
  name: 'nft_bids',
  key: 'id',
  indexes: {
    sale: (row) => `${row.workId}|${row.sale}`,
    user: (row) => row.userId,
    userSale: (row) => `${row.userId}|${row.workId}|${row.sale}`,
  },
});

/** The margin a customer has given for an auction; frozen in the spot account while held. */
export interface MarginRow {
  readonly id: number;
  readonly userId: number;
  readonly workId: number;
  readonly sale: number;
  /** Whole USDT. */
  readonly amount: number;
  readonly state: 'held' | 'refunded' | 'forfeited';
  readonly atMs: number;
}

export const nftMargins = defineTable<MarginRow>()({
  name: 'nft_margins',
  key: 'id',
  indexes: {
    user: (row) => row.userId,
    userSale: (row) => `${row.userId}|${row.workId}|${row.sale}`,
    heldOfSale: (row) => (row.state === 'held' ? `${row.workId}|${row.sale}` : null),
  },
});

/** An auction that a customer has won. */
export interface NftOrderRow {
  readonly id: number;
  readonly userId: number;
  readonly workId: number;
  readonly sale: number;
  readonly bidId: number;
  readonly price: string;
  readonly asset: NftAsset;
  readonly margin: number;
  readonly state: 'waiting' | 'paid' | 'expired';
  readonly isRead: boolean;
  readonly wonMs: number;
  readonly dueMs: number;
  /** 0 until it is paid. */
  readonly paidMs: number;
}

export const nftOrders = defineTable<NftOrderRow>()({
  name: 'nft_orders',
  key: 'id',
  indexes: {
    user: (row) => row.userId,
    userWaiting: (row) => (row.state === 'waiting' ? row.userId : null),
    workSale: (row) => `${row.workId}|${row.sale}`,
  },
});

/** Who collects what. A mark that was taken back keeps its row, for it may not be set again within a second. */
export interface CollectRow {
  readonly id: number;
  readonly userId: number;
  readonly workId: number;
  readonly isOn: boolean;
  readonly changedMs: number;
}

export const nftCollects = defineTable<CollectRow>()({
  name: 'nft_collects',
  key: 'id',
  indexes: {
    pair: (row) => `${row.userId}|${row.workId}`,
    userOn: (row) => (row.isOn ? row.userId : null),
    workOn: (row) => (row.isOn ? row.workId : null),
  },
});

/** A change of owner. `price` is '' where nothing was paid. */
export interface MoveRow {
  readonly id: number;
  readonly workId: number;
  readonly kind: 'sale' | 'auction' | 'box' | 'resale' | 'transfer';
  readonly fromId: number;
  readonly toId: number;
  readonly price: string;
  readonly asset: NftAsset;
  readonly atMs: number;
}

export const nftMoves = defineTable<MoveRow>()({
  name: 'nft_moves',
  key: 'id',
  indexes: { work: (row) => row.workId },
});

/** What somebody's next blind box turns out to be; the row's id is the user's. */
export interface BoxWishRow {
  readonly id: number;
  readonly rarity: Rarity;
}

export const nftBoxWishes = defineTable<BoxWishRow>()({ name: 'nft_box_wishes', key: 'id' });
