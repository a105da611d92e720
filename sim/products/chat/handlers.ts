import type { chatRequests } from '@/contract/chat/requests';
import { type HandlersOf, ok } from '../../handler';
import { successMessage } from '../../texts/success-messages';
import { roomPage, wireLine } from './room';
import { mute, mutedBy, reportLine, speak } from './speak';

/** The chat room. */
export const chatHandlers: HandlersOf<typeof chatRequests> = {
  'GET /chat/list': (world, { before, after, limit }, { user, lang }) =>
    ok(roomPage(world, user.id, lang, { before, after, limit })),
  'POST /chat/send': (world, { text }, { user, lang }) => {
    const outcome = speak(world, user.id, text);
    return outcome.ok ? ok(wireLine(world, outcome.payload, user.id, lang)) : outcome;
  },
  'GET /chat/muted': (world, _input, { user }) => ok(mutedBy(world, user.id)),
  'POST /chat/mute': (world, { member, muted }, { user, lang }) => {
    const done = mute(world, user.id, member, muted === 1);
    return done.ok ? ok(successMessage(muted === 1 ? 'member_muted' : 'member_heard', lang)) : done;
  },
  'POST /chat/report': (world, { id, reason }, { user, lang }) => {
    const done = reportLine(world, user.id, { line: id, reason });
    return done.ok ? ok(successMessage('line_reported', lang)) : done;
  },
};
