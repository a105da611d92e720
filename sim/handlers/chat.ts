import type { chat } from '@/contract/chat';
import { type HandlersOf, ok } from '../handler';
import { roomPage, wireLine } from '../products/chat/room';
import { mute, mutedBy, reportLine, speak } from '../products/chat/speak';
import { successMessage } from './sentences';

/** The chat room. */
export const chatHandlers: HandlersOf<typeof chat> = {
  'GET /chat/list': (world, { before, after, limit }, { user, lang }) =>
    ok(roomPage(world, user.id, lang, { before, after, limit })),
  'POST /chat/send': (world, { text }, { user, lang }) => {
    const said = speak(world, user.id, text);
    return said.ok ? ok(wireLine(world, said.payload, user.id, lang)) : said;
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
