import type { contentRequests } from '@/contract/content/requests';
import type { sitePagesRequests } from '@/contract/site-pages/requests';
import { type HandlersOf, ok, refuse } from '../handler';
import { CATEGORY } from '../products/content/articles';
import { menu } from '../products/content/menu';
import { articleIn, articlePage, newestIn } from '../products/content/published';

/** Content of the home page, articles, and the site's own pages. */
export const contentHandlers: HandlersOf<typeof contentRequests & typeof sitePagesRequests> = {
  'GET /menu': () => ok(menu()),
  'GET /faq': (world, _input, { lang }) => ok(newestIn(world, CATEGORY.faq, lang)),
  'GET /contactus': (world, _input, { lang }) => ok(newestIn(world, CATEGORY.contact, lang)),
  'GET /aboutus': (world, _input, { lang }) => ok(newestIn(world, CATEGORY.about, lang)),
  'GET /operational_compliance': (world, _input, { lang }) => ok(newestIn(world, CATEGORY.compliance, lang)),
  'GET /news/index_pop': (world, _input, { lang }) => ok(newestIn(world, CATEGORY.popup, lang)),
  'GET /news/index_message': (world, _input, { lang }) => ok(newestIn(world, CATEGORY.notice, lang)),
  'POST /news/list': (world, { c_id, page, limit }, { lang }) =>
    // A `c_id` that is not a number lists like an unknown category: no rows.
    ok(articlePage(world, /^\d{0,4}$/.test(c_id ?? '') ? Number(c_id ?? 0) : -1, lang, page, limit)),
  'POST /news/detail': (world, { id }, { lang }) => {
    const row = world.tables.articles.get(id);
    return row ? ok(articleIn(row, lang)) : refuse('article_unknown');
  },
};
