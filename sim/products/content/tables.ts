import { defineTable } from '@sim/db/table-definition';

/** A published article. The text of a seed article is in code under `slug`; a later article has its text in the row. */
export interface ArticleRow {
  readonly id: number;
  /** '' for an article that is not part of the seed data. */
  readonly slug: string;
  readonly cId: number;
  readonly createdMs: number;
  /** In the language it was written in; '' for a seed article. */
  readonly title: string;
  /** HTML; '' for a seed article. */
  readonly content: string;
}

export const articles = defineTable<ArticleRow>()({
  name: 'articles',
  key: 'id',
  indexes: { cId: (row) => row.cId },
});

/**
 * What the exchange knows of an uploaded picture. The host keeps the bytes. Each customer who uploads a picture gets a
 * row.
 */
export interface PictureRow {
  readonly id: number;
  readonly address: string;
  readonly userId: number;
  readonly mime: string;
  /** In bytes. */
  readonly size: number;
  readonly atMs: number;
}

export const pictures = defineTable<PictureRow>()({
  name: 'pictures',
  key: 'id',
  indexes: { owned: (row) => `${row.userId}|${row.address}`, user: (row) => row.userId },
});
