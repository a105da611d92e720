import type { RequestsOf } from '../declare';
import { form, id, optional, text } from '../fields';
import type { commonAnswers } from './answers';

export const commonRequests = {
  'GET /getSetting': { access: 'anyone', request: form({ keyword: text(64) }) },
  'GET /getSiteConfig': { access: 'anyone', request: form({}) },
  'GET /getClientid': { access: 'user', request: form({ clientid: text(64) }) },
  'POST /upload': {
    access: 'user',
    request: form({
      mime: optional(text(64, 'file_type')),
      size: optional(id('file_damaged')),
      digest: optional(text(64, 'file_damaged')),
      sniffed: optional(text(64, 'file_damaged')),
    }),
  },
} satisfies RequestsOf<typeof commonAnswers>;
