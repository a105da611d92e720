import * as v from 'valibot';
import { SUPPORT_RULE, saidText, talkVerdict } from '@/domain/talk';
import type { LiveWorld } from '../live-world';
import { answerAsAgent, typeAsAgent, wireMessage } from '../products/support/conversation';
import { ControlError, changes, steers } from './action';
import { personOf } from './people-actions';

const who = v.union([v.string(), v.number()]);
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
  'support.conversations': steers({}, ({ world }) =>
    [...world.tables.supportThreads.all()]
      .sort((a, b) => Number(b.waiting) - Number(a.waiting) || b.lastMs - a.lastMs || a.id - b.id)
      .slice(0, MOST_LISTED)
      .map(({ id, waiting, lastMs, seenId }) => {
        const newest = newestOf(world, id);
        const isNew = newest !== undefined && newest.id > seenId && newest.from === 'customer';
        return { who: id, name: nameOf(world, id), waiting, isNew, lastMs, text: newest?.text ?? '' };
      }),
  ),
  /** A customer's conversation, oldest first, in English where the desk wrote it. */
  'support.messages': steers({ who }, ({ world }, { who: name }) =>
    world.tables.supportMessages
      .list('user', personOf(world, name).id, { limit: MOST_SHOWN, newestFirst: true })
      .reverse()
      .map((row) => wireMessage(row, 'en')),
  ),
  /** Answers a customer as an agent, who need not have written before. */
  'support.answer': changes(
    { who, text: v.string(), agent: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(20)), AGENT) },
    ({ world }, { who: name, text, agent }) => {
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
