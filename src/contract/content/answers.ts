import * as v from 'valibot';
import type { AnswerTable } from '../declare';
import { decoration } from '../fallback';
import { bit, integer, pageC, textOrEmpty } from '../shapes';
import { article } from './shapes';

/** Content of the home page. */
export const contentAnswers = {
  'GET /menu': v.array(
    v.object({
      id: integer,
      name: v.string(),
      title: decoration(v.string(), ''),
      icon: textOrEmpty,
      url: v.string(),
      sort: decoration(integer, 0),
      open_type: decoration(v.string(), ''),
      is_financial: bit,
    }),
  ),
  'GET /news/index_pop': v.nullable(article),
  'GET /news/index_message': v.nullable(article),
  'POST /news/list': pageC(article),
  'POST /news/detail': article,
} satisfies AnswerTable;
