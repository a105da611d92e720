import type { supportRequests } from '@/contract/support/requests';
import { type HandlersOf, ok } from '../../handler';
import { successMessage } from '../../texts/success-messages';
import { conversation, readSupport, sendToSupport, wireMessage } from './conversation';
import { writeAsVisitor } from './visitors';

/** Customer service. */
export const supportHandlers: HandlersOf<typeof supportRequests> = {
  'GET /kefu/list': (world, { before, limit }, { user, lang }) =>
    ok(conversation(world, user.id, lang, { before, limit })),
  'POST /kefu/send': (world, { text = '', picture = '' }, { user, lang }) => {
    const sent = sendToSupport(world, user.id, text, picture);
    return sent.ok ? ok(wireMessage(sent.payload, lang)) : sent;
  },
  'POST /kefu/read': (world, _input, { user }) => ok({ unread: readSupport(world, user.id) }),
  'POST /kefu/visitor': (world, { account, text }, { from, lang }) => {
    const written = writeAsVisitor(world, { account, text, from });
    return written.ok ? ok(successMessage('message_received', lang)) : written;
  },
};
