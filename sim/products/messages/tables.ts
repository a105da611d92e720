import { defineTable } from '@sim/db/table-definition';

/** A message to one customer: which one it is and what is to be filled in. It is worded when it is read. */
export interface MessageRow {
  readonly id: number;
  readonly userId: number;
  /** A kind of ./kinds.ts. */
  readonly kind: string;
  /** What its texts leave open, as JSON. */
  readonly data: string;
  readonly isRead: boolean;
  readonly createdMs: number;
}

export const kindSlot = (userId: number, kind: string): string => `${userId}|${kind}`;

export const messages = defineTable<MessageRow>()({
  name: 'messages',
  key: 'id',
  indexes: {
    user: (row) => row.userId,
    kind: (row) => kindSlot(row.userId, row.kind),
    unread: (row) => (row.isRead ? null : row.userId),
  },
});
