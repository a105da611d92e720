import { defineTable } from '@sim/db/table-definition';

/** A published article. The words of founding ones are in code under `slug`; what is written later is in the row. */
export interface ArticleRow {
  readonly id: number;
  /** '' for an article that was written later. */
  readonly slug: string;
  readonly cId: number;
  readonly createdMs: number;
  /** In whatever language it was written; '' for a founding article. */
  readonly title: string;
  /** HTML; '' for a founding article. */
  readonly content: string;
}

export const articles = defineTable<ArticleRow>()({
  name: 'articles',
  key: 'id',
  indexes: { cId: (row) => row.cId },
});

/** A stored picture, as the exchange knows it: the bytes lie with the host. One row for each who sent it. */
export interface PictureRow {
  readonly id: number;
  readonly address: string;
  readonly userId: number;
  readonly mime: string;
  /** Bytes. */
  readonly size: number;
  readonly atMs: number;
}

export const pictures = defineTable<PictureRow>()({
  name: 'pictures',
  key: 'id',
  indexes: { owned: (row) => `${row.userId}|${row.address}`, user: (row) => row.userId },
});
