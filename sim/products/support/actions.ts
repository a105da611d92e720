import * as v from 'valibot';
import { WIRE_LANGS } from '@/contract/lang';
import { checkMessage, normalizeMessage, SUPPORT_RULE } from '@/domain/messages/talk';
import { changes, reads, who } from '../../control-action';
import { ControlError } from '../../control-error';
import type { World } from '../../world';
import { personOf } from '../accounts/person';
import { answerAsAgent, askSupport, replyAsAgent, typeAsAgent, wireMessage } from './conversation';
import { type PredefinedQuestion, type PredefinedReply, QUESTIONS, REPLIES } from './predefined-texts';

/** The language of the automatic texts of customer service. */
const lang = v.optional(v.picklist(WIRE_LANGS), 'en');
const question = v.picklist(Object.keys(QUESTIONS) as PredefinedQuestion[]);
const reply = v.picklist(Object.keys(REPLIES) as PredefinedReply[]);
const MAX_LISTED = 30;
const MAX_SHOWN = 60;
/** The agent's name when none is given. */
const AGENT = 'Ayu';

const nameOf = (world: World, userId: number): string => {
  const user = world.tables.users.need(userId);
  return user.nickname || user.accountNumber;
};
const newestOf = (world: World, userId: number) =>
  world.tables.supportMessages.list('user', userId, { limit: 1, newestFirst: true })[0];

/** Customer service, from the agent's side. */
export const supportActions = {
  /** Conversations: those that wait for an agent first, then newest first. */
  'support.conversations': reads({ lang }, ({ world }, { lang }) =>
    [...world.tables.supportThreads.all()]
      .sort((a, b) => Number(b.waiting) - Number(a.waiting) || b.lastMs - a.lastMs || a.id - b.id)
      .slice(0, MAX_LISTED)
      .map(({ id, waiting, lastMs, seenId }) => {
        const newest = newestOf(world, id);
        const isNew = newest !== undefined && newest.id > seenId && newest.from === 'customer';
        const text = newest ? wireMessage(newest, lang).text : '';
        return { who: id, name: nameOf(world, id), waiting, isNew, lastMs, text };
      }),
  ),
  'support.messages': reads({ who, lang }, ({ world }, { who: name, lang }) =>
    world.tables.supportMessages
      .list('user', personOf(world, name).id, { limit: MAX_SHOWN, newestFirst: true })
      .reverse()
      .map((row) => wireMessage(row, lang)),
  ),
  'support.ask': changes({ who, about: question }, ({ world }, { who: name, about }) => ({
    id: askSupport(world, personOf(world, name).id, about).id,
  })),
  /**
   * Answers a customer as an agent, even when the customer has not written before: with a typed text, or with a
   * prepared reply in every language.
   */
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
      const problem = checkMessage(normalizeMessage(text), SUPPORT_RULE);
      if (problem) throw new ControlError(`text: ${problem}; an answer has 1 to ${SUPPORT_RULE.max} characters`);
      return { id: answerAsAgent(world, personOf(world, name).id, agent, text).id };
    },
  ),
  'support.type': changes({ who }, ({ world }, { who: name }) => {
    typeAsAgent(world, personOf(world, name).id);
    return null;
  }),
};
