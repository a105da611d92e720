import { defineTable } from '@sim/db/table-definition';
import type { DocumentId } from '@/domain/identity';

/** Levels of verification: 1 basic, 2 advanced (specification section 6). */
export type Level = 1 | 2;

/**
 * What a customer has shown of himself; the row's id is the user's. How far each level is stands in `users`, which
 * every call looks at anyway; a rejection of Lv1 removes the row, as the family does.
 */
export interface IdentityRow {
  readonly id: number;
  readonly documentId: DocumentId;
  /** As it stands in the document. */
  readonly name: string;
  /** Without spaces and hyphens, in capitals. */
  readonly number: string;
  /** Addresses of pictures, '' before Lv2 has been asked for. */
  readonly frontPicture: string;
  readonly reversePicture: string;
  /** The level that waits for review; 0 for none. */
  readonly waiting: 0 | Level;
  /** When the level that waits, or was reviewed last, was asked for. */
  readonly askedMs: number;
  /** When Lv1 was asked for. */
  readonly createdMs: number;
  /** Of the last review, 0 before any. */
  readonly reviewedMs: number;
}

/** Which document: numbers of different types say nothing about each other. */
export const documentKey = (documentId: DocumentId, number: string): string => `${documentId}|${number}`;

export const identities = defineTable<IdentityRow>()({
  name: 'identities',
  key: 'id',
  indexes: {
    paper: (row) => documentKey(row.documentId, row.number),
    waiting: (row) => row.waiting || null,
  },
});

/** The last rejection of a customer (the row's id), until the level is asked for again (designed). */
export interface IdentityFailureRow {
  readonly id: number;
  readonly level: Level;
  /** As the reviewer worded it (sim/words/reason.ts). */
  readonly reason: string;
  readonly atMs: number;
}

export const identityFailures = defineTable<IdentityFailureRow>()({ name: 'identityFailures', key: 'id' });
