import { defineTable } from '@sim/db/table-definition';
import type { DocumentId } from '@/domain/identity/identity';

/** Levels of verification: 1 basic, 2 advanced (specification section 6). */
export type Level = 1 | 2;

/**
 * A customer's identity document. The row's id is the user's. The status of each level is in `users`, which every call
 * reads anyway. A rejection of Lv1 removes the row, as on existing servers.
 */
export interface IdentityRow {
  readonly id: number;
  readonly documentId: DocumentId;
  /** As written in the document. */
  readonly name: string;
  /** Without spaces and hyphens, in capitals. */
  readonly number: string;
  /** Addresses of the pictures; '' until Lv2 is submitted. */
  readonly frontPicture: string;
  readonly reversePicture: string;
  /** The level that waits for review; 0 for none. */
  readonly waiting: 0 | Level;
  /** When the level that waits, or that was reviewed last, was submitted. */
  readonly askedMs: number;
  /** When Lv1 was submitted. */
  readonly createdMs: number;
  /** When the last review was decided; 0 before any. */
  readonly reviewedMs: number;
}

/** Key of a document: equal numbers of different document types do not conflict. */
export const documentKey = (documentId: DocumentId, number: string): string => `${documentId}|${number}`;

export const identities = defineTable<IdentityRow>()({
  name: 'identities',
  key: 'id',
  indexes: {
    paper: (row) => documentKey(row.documentId, row.number),
    waiting: (row) => row.waiting || null,
  },
});

/** The last rejection of a customer (the row's id), kept until a level is submitted again (designed). */
export interface IdentityFailureRow {
  readonly id: number;
  readonly level: Level;
  /** In the reviewer's words (sim/texts/reason.ts). */
  readonly reason: string;
  readonly atMs: number;
}

export const identityFailures = defineTable<IdentityFailureRow>()({ name: 'identityFailures', key: 'id' });
