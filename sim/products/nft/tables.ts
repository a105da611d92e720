import { defineTable } from '@sim/db/table-definition';
import type { NftMode, Rarity } from '@/domain/nft/nft';
import type { NftAsset } from './catalogue';

/** An artwork outside the calendar: made by a customer or by the back office. */
export interface MintedRow {
  readonly id: number;
  /** Index of the series whose pictures it shows. */
  readonly series: number;
  readonly name: string;
  readonly authorId: number;
  readonly madeMs: number;
}

/** Which simulated bidders may bid: all who take part, only snipers, none. */
export type BidderScope = 'all' | 'sniper' | 'none';

/**
 * An artwork that a customer has acted on, with its latest sale. All other artworks are derived from the seed and the
 * calendar (./calendar.ts) and have no row. Amounts are decimal strings.
 */
export interface SaleRow {
  /** Id of the artwork. */
  readonly id: number;
  readonly code: string;
  readonly ownerId: number;
  /** Number of its sales so far. Each sale has its own bids, bid deposits and simulated bidders. */
  readonly sale: number;
  readonly mode: NftMode;
  readonly asset: NftAsset;
  readonly startPrice: string;
  /** For an auction, the current bid. */
  readonly price: string;
  /** Smallest increase of a bid; "0" without an auction. */
  readonly perIncrease: string;
  /** Bid deposit in whole USDT. */
  readonly margin: number;
  readonly startMs: number;
  readonly endMs: number;
  readonly forSale: boolean;
  /** The highest bidder; 0 for none. */
  readonly leaderId: number;
  readonly bids: number;
  /**
   * Value that simulated bidders go by. Sales do not change it: otherwise a customer who pays too much, to another one or
   * in an auction, could sell to a collector at that price.
   */
  readonly worth: string;
  readonly rivals: BidderScope;
  readonly rarity: Rarity | '';
  /** True while it is offered by an owner who did not make it. */
  readonly isResale: boolean;
  /** The owner has used the one resale. */
  readonly wasResold: boolean;
  /** Won in an auction and not paid yet. */
  readonly isLocked: boolean;
  /** When the owner acquired it, epoch ms. Lists of an owner's artworks are ordered by it. */
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
    /** Artworks on the market outside the calendar, or taken out of it by a customer's action. */
    forSale: (row) => (row.forSale ? 1 : null),
  },
});

/** A bid of a customer or a simulated bidder. `price` is the full bid. */
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

/** A customer's bid deposit for an auction; frozen in the spot account while it is held. */
export interface MarginRow {
  readonly id: number;
  readonly userId: number;
  readonly workId: number;
  readonly sale: number;
  /** In whole USDT. */
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

/** An artwork that a customer has saved. A removed mark keeps its row, because changes within a second are refused. */
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

/** A change of owner. `price` is '' for a gift. */
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

/** The content of a user's next blind box, set by the control room. The row's id is the user's. */
export interface BoxOverrideRow {
  readonly id: number;
  readonly rarity: Rarity;
}

export const nftBoxOverrides = defineTable<BoxOverrideRow>()({ name: 'nft_box_wishes', key: 'id' });
