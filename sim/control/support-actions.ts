import * as v from 'valibot';
import { WIRE_LANGS } from '@/contract/lang';
import { SUPPORT_RULE, saidText, talkVerdict } from '@/domain/talk';
import type { LiveWorld } from '../live-world';
import { answerAsAgent, askSupport, replyAsAgent, typeAsAgent, wireMessage } from '../products/support/conversation';
import { ASKED, type Asked, REPLIES, type Reply } from '../products/support/spoken';
import { ControlError, changes, steers } from './action';
import { personOf } from './people-actions';

const who = v.union([v.string(), v.number()]);
/** In which language the desk's words are told. */
const lang = v.optional(v.picklist(WIRE_LANGS), 'en');
const asked = v.picklist(Object.keys(ASKED) as Asked[]);
const reply = v.picklist(Object.keys(REPLIES) as Reply[]);
const MOST_LISTED = 30;
const MOST_SHOWN = 60;
/** Who answers when nobody says otherwise. */
const AGENT = 'Ayu';

const nameOf = (world: LiveWorld, userId: number): string => {
  const user = world.tables.users.need(userId);
  return user.nickname || user.accountNumber;
};
const newestOf = (world: LiveWorld, userId: number) =>
  world.tables.supportMessages.list('user', userId, { limit: 1, newestFirst: true })[0];

/** Customer service, from the agent's side. */
export const supportActions = {
  /** Conversations: those that wait for an agent first, then the newest. */
  'support.conversations': steers({ lang }, ({ world }, { lang }) =>
    [...world.tables.supportThreads.all()]
      .sort((a, b) => Number(b.waiting) - Number(a.waiting) || b.lastMs - a.lastMs || a.id - b.id)
      .slice(0, MOST_LISTED)
      .map(({ id, waiting, lastMs, seenId }) => {
        const newest = newestOf(world, id);
        const isNew = newest !== undefined && newest.id > seenId && newest.from === 'customer';
        const text = newest ? wireMessage(newest, lang).text : '';
        return { who: id, name: nameOf(world, id), waiting, isNew, lastMs, text };
      }),
  ),
  /** A customer's conversation, oldest first. */
  'support.messages': steers({ who, lang }, ({ world }, { who: name, lang }) =>
    world.tables.supportMessages
      .list('user', personOf(world, name).id, { limit: MOST_SHOWN, newestFirst: true })
      .reverse()
      .map((row) => wireMessage(row, lang)),
  ),
  /** A customer asks something, in words that are read in any language. */
  'support.ask': changes({ who, about: asked }, ({ world }, { who: name, about }) => ({
    id: askSupport(world, personOf(world, name).id, about).id,
  })),
  /** Answers a customer as an agent, who need not have written before: a text, or words read in any language. */
  'support.answer': changes(
    {
      who,
      text: v.optional(v.string(), ''),
      reply: v.optional(reply),
      agent: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(20)), AGENT),
    },
    ({ world }, { who: name, text, reply, agent }) => {
      if (reply !== undefined && text !== '') throw new ControlError('text or reply, not both');
      if (reply !== undefined) return { id: replyAsAgent(world, personOf(world, name).id, agent, reply).id };
      const problem = talkVerdict(saidText(text), SUPPORT_RULE);
      if (problem) throw new ControlError(`text: ${problem}; an answer has 1 to ${SUPPORT_RULE.max} characters`);
      return { id: answerAsAgent(world, personOf(world, name).id, agent, text).id };
    },
  ),
  /** Shows a customer for a moment that an agent is writing. */
  'support.type': changes({ who }, ({ world }, { who: name }) => {
    typeAsAgent(world, personOf(world, name).id);
    return null;
  }),
};
