import type { WireLang } from '@/contract/lang';
import { toWireTime } from '@/domain/time';
import type { World } from '../../world';
import { partOf } from '../pages';
import { paragraphs } from './article-text';
import { CATEGORY, SEED_ARTICLES } from './articles';
import { coverOf } from './artwork';
import { type LocalizedArticle, localizedSeedArticle } from './localized-articles';
import { asHtml, withoutPercent } from './plain-text';
import type { ArticleRow } from './tables';

/**
 * Publishes the articles of the seed data, dated before the exchange's first instant. Runs once, when a world is made.
 * Without `welcomes` the welcome pop-up is left out, because it would cover the screen that a scenario is about.
 */
export function seedArticles(world: World, { welcomes }: { readonly welcomes: boolean }): void {
  const { articles } = world.tables;
  for (const { slug, cId, hoursBefore } of SEED_ARTICLES) {
    if (cId === CATEGORY.popup && !welcomes) continue;
    const createdMs = world.nowMs - hoursBefore * 3_600_000;
    articles.insert({ id: articles.nextId(), slug, cId, createdMs, title: '', content: '' });
  }
}

/** Publishes a new article and notifies every client. `text` is plain text, not HTML. */
export function publish(world: World, cId: number, title: string, text: string): ArticleRow {
  const { articles } = world.tables;
  const content = paragraphs(...text.split(/\n\s*\n/).map(asHtml));
  const row = { id: articles.nextId(), slug: '', cId, createdMs: world.nowMs, title: withoutPercent(title), content };
  pushNews(world, row);
  return articles.insert(row);
}

/** Removes an article and notifies every client. Returns false when there was none. */
export function withdraw(world: World, id: number): boolean {
  const { articles } = world.tables;
  const row = articles.get(id);
  if (!row) return false;
  articles.remove(id);
  pushNews(world, row);
  return true;
}

function pushNews(world: World, { id, cId }: ArticleRow): void {
  world.push(null, 'news', { type: 'news', id, c_id: cId });
}

const localizedArticle = ({ slug, title, content }: ArticleRow, lang: WireLang): LocalizedArticle =>
  slug === '' ? { lang, text: { title, abstract: '', content } } : localizedSeedArticle(slug, lang);

/** An article in wire form, in the requested language or else in English. */
export function articleIn(row: ArticleRow, lang: WireLang) {
  const found = localizedArticle(row, lang);
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
    update_time: toWireTime(row.createdMs),
  };
}

/** The newest article of a category; null when it has none. */
export function newestIn(world: World, cId: number, lang: WireLang) {
  const [row] = world.tables.articles.list('cId', cId, { limit: 1, newestFirst: true });
  return row ? articleIn(row, lang) : null;
}

/** A page of articles, newest first; `cId` 0 means every category. */
export function articlePage(world: World, cId: number, lang: WireLang, page: number, limit: number) {
  const { articles } = world.tables;
  const part = { ...partOf({ page, limit }), newestFirst: true };
  const rows = cId === 0 ? articles.all(part) : articles.list('cId', cId, part);
  const count = cId === 0 ? articles.size : articles.count('cId', cId);
  return { list: rows.map((row) => articleIn(row, lang)), count, page, limit };
}
