import * as v from 'valibot';
import type { AnswerTable } from '../declare';
import { decoration } from '../fallback';
import { integer, textOrEmpty } from '../shapes';

/** Calls whose paths share no prefix: settings, the site's name, the push connection, uploads. */
export const commonAnswers = {
  'GET /getSetting': v.nullable(v.object({ id: integer, key: v.string(), value: v.string(), notes: textOrEmpty })),
  'GET /getSiteConfig': v.object({
    site_name: decoration(v.string(), ''),
    site_logo: textOrEmpty,
    support_url: textOrEmpty,
  }),
  'GET /getClientid': v.object({ bound: v.boolean(), clientid: v.string() }),
  'POST /upload': v.string(),
} satisfies AnswerTable;
