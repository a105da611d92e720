import { defineTable } from '@sim/db/table-definition';

/** A message to one customer: its kind and the values for its slots. Its text is made when it is read. */
export interface MessageRow {
  readonly id: number;
  readonly userId: number;
  /** A kind declared in ./kinds.ts. */
  readonly kind: string;
  /** Values of the slots of its texts, as JSON. */
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
