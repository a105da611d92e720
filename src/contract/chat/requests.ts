import * as v from 'valibot';
import { CHAT_RULE, REPORT_REASONS } from '@/domain/messages/talk';
import type { RequestsOf } from '../declare';
import { form, limit, oneOf, optional, text, word } from '../fields';
import { messageText } from '../message-text';
import type { chatAnswers } from './answers';

/** A line's id: its time, and what distinguishes it from other lines of the same time. */
const place = (code: 'parameter_error' | 'chat_line_unknown') =>
  v.pipe(text(40, code), v.regex(/^\d{1,15}-[a-z]\d{1,12}$/, code));

const member = v.pipe(text(16, 'chat_member_unknown'), v.regex(/^[hu]\d{1,9}$/, 'chat_member_unknown'));

export const chatRequests = {
  'GET /chat/list': {
    access: 'user',
    request: form({
      before: optional(place('parameter_error')),
      after: optional(place('parameter_error')),
      limit: limit(30),
    }),
  },
  'POST /chat/send': { access: 'user', request: form({ text: messageText(CHAT_RULE) }) },
  'GET /chat/muted': { access: 'user', request: form({}) },
  'POST /chat/mute': { access: 'user', request: form({ member, muted: oneOf([0, 1]) }) },
  'POST /chat/report': {
    access: 'user',
    request: form({ id: place('chat_line_unknown'), reason: word(REPORT_REASONS) }),
  },
} satisfies RequestsOf<typeof chatAnswers>;
