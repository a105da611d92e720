import * as v from 'valibot';
import { declareCalls } from './declare';
import { form, id, limit, optional, page, text } from './fields';
import { integer, pageC, textOrEmpty } from './shapes';

/** An article of the content system: notices (c_id 4), banners (5), pop-up (32) and more. HTML in `content`. */
export const article = v.object({
  id: integer,
  c_id: integer,
  lang: textOrEmpty,
  title: v.string(),
  abstract: textOrEmpty,
  content: textOrEmpty,
  thumbnail: textOrEmpty,
  cover: textOrEmpty,
  create_time: textOrEmpty,
});

/** Content of the home page. */
export const content = declareCalls({
  'GET /menu': {
    access: 'anyone',
    request: form({}),
    response: v.array(
      v.object({
        id: integer,
        name: v.string(),
        title: v.string(),
        icon: textOrEmpty,
        url: v.string(),
        sort: integer,
        open_type: v.string(),
        is_financial: integer,
      }),
    ),
    refusals: [],
    source: 'observed',
    note: '`title` is an i18n key, `url` an app route. Home shows groups of 8.',
  },
  'GET /news/index_pop': {
    access: 'anyone',
    request: form({}),
    response: v.nullable(article),
    refusals: [],
    source: 'observed',
    note: 'The newest pop-up in the request language, or null.',
  },
  'GET /news/index_message': {
    access: 'anyone',
    request: form({}),
    response: v.nullable(article),
    refusals: [],
    source: 'designed',
    note: 'The notice of the home page’s bar, or null.',
  },
  'POST /news/list': {
    access: 'anyone',
    request: form({ c_id: optional(text(4)), page, limit: limit(15) }),
    response: pageC(article),
    refusals: [],
    source: 'observed',
  },
  'POST /news/detail': {
    access: 'anyone',
    request: form({ id: id('article_unknown') }),
    response: article,
    refusals: ['article_unknown'],
    source: 'observed',
  },
});
