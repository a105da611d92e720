import * as v from 'valibot';
import { declareCalls } from './declare';
import { form, id, optional, text } from './fields';
import { integer, textOrEmpty } from './shapes';

/** Calls whose paths share no prefix: settings, the site's name, the push connection, uploads. */
export const common = declareCalls({
  'GET /getSetting': {
    access: 'anyone',
    request: form({ keyword: text(64) }),
    response: v.nullable(v.object({ id: integer, key: v.string(), value: v.string(), notes: textOrEmpty })),
    refusals: [],
    source: 'observed',
    note: 'The row of one setting, null when unknown. `version` is "type,number".',
  },
  'GET /getSiteConfig': {
    access: 'anyone',
    request: form({}),
    response: v.object({ site_name: v.string(), site_logo: textOrEmpty, support_url: textOrEmpty }),
    refusals: [],
    source: 'observed',
    note: 'site_logo is a path that the client prefixes with the host (specification section 3).',
  },
  'GET /getClientid': {
    access: 'user',
    request: form({ clientid: text(64) }),
    response: v.object({ bound: v.boolean(), clientid: v.string() }),
    refusals: [],
    source: 'designed',
    note: 'Binds a realtime connection’s id to the user; told when the conversation with customer service is opened.',
  },
  'POST /upload': {
    access: 'user',
    encoding: 'multipart',
    request: form({
      mime: optional(text(64, 'file_type')),
      size: optional(id('file_damaged')),
      digest: optional(text(64, 'file_damaged')),
      sniffed: optional(text(64, 'file_damaged')),
    }),
    response: v.string(),
    refusals: ['file_missing', 'file_type', 'file_too_large', 'file_damaged', 'too_many_pictures'],
    source: 'observed',
    note:
      'A client sends the part `file` only. The fields are what the host saw of it: the claimed type, the size in ' +
      'bytes, a digest, and the type its content is of. Answers the address of the stored picture. The body must ' +
      'not contain a literal "%": clients URI-decode it. Designed: the session, and the number of pictures a day.',
  },
});
