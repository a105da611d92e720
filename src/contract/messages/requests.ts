import { MESSAGE_TOPICS } from '@/domain/messages/topics';
import type { RequestsOf } from '../declare';
import { form, id, limit, optional, page, word } from '../fields';
import type { messagesAnswers } from './answers';

export const messagesRequests = {
  'POST /user/messageList': {
    access: 'user',
    request: form({ id: optional(id()), topic: optional(word(MESSAGE_TOPICS)), page, limit: limit(10) }),
  },
  'POST /user/messageDetail': { access: 'user', request: form({ id: id('message_unknown') }) },
  'POST /user/messageRead': { access: 'user', request: form({ topic: optional(word(MESSAGE_TOPICS)) }) },
} satisfies RequestsOf<typeof messagesAnswers>;
