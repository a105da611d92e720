import type { WireLang } from '@/contract/lang';
import { toWireTime } from '@/domain/time';
import type { World } from '../../world';
import { textIn } from './article-text';
import { FOUNDING_ARTICLES, foundingArticle } from './articles';
import { coverOf } from './artwork';
import type { ArticleRow } from './tables';

/** Publishes the founding articles, dated before the exchange's first instant. Runs once, when a world is made. */
export function publishFoundingArticles(world: World): void {
  const { articles } = world.tables;
  for (const { slug, cId, hoursBefore } of FOUNDING_ARTICLES) {
    articles.insert({ id: articles.nextId(), slug, cId, createdMs: world.nowMs - hoursBefore * 3_600_000 });
  }
}

/** An article in wire form, in the language asked for or else in English. */
export function articleIn(row: ArticleRow, lang: WireLang) {
  const found = textIn(foundingArticle(row.slug).texts, lang);
  const cover = coverOf(row.slug);
  return {
    id: row.id,
    c_id: row.cId,
    lang: found.lang,
    title: found.text.title,
    abstract: found.text.abstract,
    content: found.text.content,
    thumbnail: cover,
    cover,
    sorts: row.id,
    create_time: toWireTime(row.createdMs),
  };
}

/** The newest article of a category, null when there is none. */
export function newestIn(world: World, cId: number, lang: WireLang) {
  const [row] = world.tables.articles.list('cId', cId, { limit: 1, newestFirst: true });
  return row ? articleIn(row, lang) : null;
}

/** A page of articles, newest first; `cId` 0 means every category. */
export function articlePage(world: World, cId: number, lang: WireLang, page: number, limit: number) {
  const { articles } = world.tables;
  const part = { offset: (page - 1) * limit, limit, newestFirst: true };
  const rows = cId === 0 ? articles.all(part) : articles.list('cId', cId, part);
  const count = cId === 0 ? articles.size : articles.count('cId', cId);
  return { list: rows.map((row) => articleIn(row, lang)), count, page, limit };
}
