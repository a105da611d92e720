import type { FactsOf } from '../declare';
import type { commonAnswers } from './answers';

export const commonFacts = {
  'GET /getSetting': {
    refusals: [],
    source: 'observed',
    note: 'The row of one setting, null when unknown. `version` is "type,number".',
  },
  'GET /getSiteConfig': {
    refusals: [],
    source: 'observed',
    note: 'site_logo is a path that the client prefixes with the host (specification section 3).',
  },
  'GET /getClientid': {
    refusals: [],
    source: 'designed',
    note: 'Binds a realtime connection’s id to the user; sent when the conversation with customer service is opened.',
  },
  'POST /upload': {
    encoding: 'multipart',
    refusals: ['file_missing', 'file_type', 'file_too_large', 'file_damaged', 'too_many_pictures'],
    source: 'observed',
    note:
      'A client sends the part `file` only. The fields are what the host saw of it: the claimed type, the size in ' +
      'bytes, a digest, and the type its content is of. Answers the address of the stored picture. The body must ' +
      'not contain a literal "%": clients URI-decode it. Designed: the session, and the number of pictures a day.',
  },
} satisfies FactsOf<typeof commonAnswers>;
