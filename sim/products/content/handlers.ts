import type { commonRequests } from '@/contract/common/requests';
import type { contentRequests } from '@/contract/content/requests';
import type { sitePagesRequests } from '@/contract/site-pages/requests';
import { type HandlersOf, ok, refuse } from '../../handler';
import { CATEGORY } from './articles';
import { menu } from './menu';
import { articleIn, articlePage, newestIn } from './published';
import { SITE_NAME, SUPPORT_URL, setting } from './settings';
import { storePicture } from './uploads';

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

/** Calls outside every other contract segment. */
export const commonHandlers: HandlersOf<typeof commonRequests> = {
  'GET /getSetting': (_world, { keyword }) => ok(setting(keyword)),
  // No logo: the client prefixes the path with the host, and a sandbox's host serves no pictures. The app draws its
  // own.
  'GET /getSiteConfig': () => ok({ site_name: SITE_NAME, site_logo: '', support_url: SUPPORT_URL }),
  'GET /getClientid': (_world, { clientid }) => ok({ bound: true, clientid }),
  'POST /upload': (world, upload, { user }) => storePicture(world, user.id, upload),
};
