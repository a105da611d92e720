import { defineTable } from '@sim/db/table-definition';

/** A published article. Its words are in code under `slug`; what is state is that it stands, and since when. */
export interface ArticleRow {
  readonly id: number;
  readonly slug: string;
  readonly cId: number;
  readonly createdMs: number;
}

export const articles = defineTable<ArticleRow>()({
  name: 'articles',
  key: 'id',
  indexes: { cId: (row) => row.cId },
});
