import * as v from 'valibot';
import { EMAIL_MAX } from '@/domain/accounts/validation';
import { SUPPORT_RULE, visitorAccountViolations } from '@/domain/messages/talk';
import type { RequestsOf } from '../declare';
import { form, id, limit, optional, text } from '../fields';
import { messageText } from '../message-text';
import type { supportAnswers } from './answers';

export const supportRequests = {
  'GET /kefu/list': { access: 'user', request: form({ before: optional(id()), limit: limit(20) }) },
  'POST /kefu/send': {
    access: 'user',
    request: form({ text: optional(messageText(SUPPORT_RULE)), picture: optional(text(256, 'text_too_long')) }),
  },
  'POST /kefu/read': { access: 'user', request: form({}) },
  'POST /kefu/visitor': {
    access: 'anyone',
    request: form({
      account: v.pipe(
        text(EMAIL_MAX, 'account_required'),
        v.check((account) => visitorAccountViolations(account).length === 0, 'account_invalid'),
      ),
      text: messageText(SUPPORT_RULE),
    }),
  },
} satisfies RequestsOf<typeof supportAnswers>;
