import { defineTable } from '@sim/db/table-definition';
import type { PointKind } from '@/domain/membership/points';

/** A customer's points. A customer who never had any has no row. The row's id is the user's. */
export interface PointRow {
  readonly id: number;
  readonly points: number;
  readonly earned: number;
  /** Epoch day of the last sign-in, 0 for none, and the days in a row up to it. */
  readonly signedDay: number;
  readonly streak: number;
  /** Epoch day of the last trade, the volume of that day in cents of USDT, and the id of its entry. */
  readonly tradeDay: number;
  readonly tradeCents: number;
  readonly tradeEntry: number;
}

export const points = defineTable<PointRow>()({ name: 'points', key: 'id' });

/** One change of points. */
export interface PointEntryRow {
  readonly id: number;
  readonly userId: number;
  readonly kind: PointKind;
  /** Signed. */
  readonly points: number;
  readonly after: number;
  readonly ref: string;
  readonly atMs: number;
}

export const pointEntries = defineTable<PointEntryRow>()({
  name: 'point_entries',
  key: 'id',
  indexes: {
    user: (row) => row.userId,
    userKind: (row) => `${row.userId}|${row.kind}`,
    userWay: (row) => `${row.userId}|${row.points < 0 ? 'out' : 'in'}`,
  },
});

/** What customers have taken of a good's stock on a day. A good that was not taken has no row. */
export interface PointStockRow {
  readonly id: number;
  readonly day: number;
  readonly sold: number;
}

export const pointStocks = defineTable<PointStockRow>()({ name: 'point_stocks', key: 'id' });
