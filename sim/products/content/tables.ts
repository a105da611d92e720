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
