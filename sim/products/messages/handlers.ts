import type { messagesRequests } from '@/contract/messages/requests';
import { type HandlersOf, ok, refuse } from '../../handler';
import { successMessage } from '../../texts/success-messages';
import { messageIds, messageIn, messagePage } from './list';
import { markRead } from './send';

/** Messages from the exchange to the customer. */
export const messagesHandlers: HandlersOf<typeof messagesRequests> = {
  'POST /user/messageList': (world, query, { user, lang }) => ok(messagePage(world, user.id, query, lang)),
  'POST /user/messageDetail': (world, { id }, { user, lang }) => {
    if (world.tables.messages.get(id)?.userId !== user.id) return refuse('message_unknown');
    markRead(world, user.id, [id]);
    return ok(messageIn(world.tables.messages.need(id), lang));
  },
  'POST /user/messageRead': (world, { topic }, { user, lang }) => {
    markRead(world, user.id, messageIds(world, user.id, topic));
    return ok(successMessage('messages_read', lang));
  },
};
