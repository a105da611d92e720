import type { CallReply } from '@/contract/calls';
import type { WireLang } from '@/contract/lang';
import {
  checkMessage,
  type MessageVerdict,
  messageViolations,
  normalizeMessage,
  SUPPORT_RULE,
} from '@/domain/messages/talk';
import type { TimedEvent } from '../../clock/scheduler';
import { type Outcome, ok, refusalOf, refuse } from '../../handler';
import type { World } from '../../world';
import { ownPicture } from '../content/uploads';
import { sendMessage } from '../messages/send';
import { waitOf } from '../throttle';
import { messageText } from './answers';
import type { PredefinedQuestion, PredefinedReply } from './predefined-texts';
import type { SupportMessageRow, SupportThreadRow } from './tables';
import { answerTo, topicOf } from './topics';

/** Kind of the timer for an automatic answer. The timer's id is the customer's. */
export const AUTO_ANSWER_TIMER = 'support.answer';
/** Delay of an automatic answer, because customers ignore an instant one (designed). */
const AUTO_ANSWER_DELAY_MS = 2_000;
/** Automatic answers stay off this long after an agent's last message. */
const AGENT_ACTIVE_MS = 30 * 60_000;
/** A customer may send ten messages in a minute (designed). */
const PACE = { count: 10, withinMs: 60_000 } as const;

type MessageContent = Pick<SupportMessageRow, 'from'> &
  Partial<Pick<SupportMessageRow, 'name' | 'text' | 'picture' | 'words'>>;

const timerId = (userId: number): string => String(userId).padStart(9, '0');
const isAnswering = (world: World, userId: number): boolean =>
  world.scheduler.find(AUTO_ANSWER_TIMER, timerId(userId)) !== undefined;

function threadOf(world: World, userId: number): SupportThreadRow {
  const { supportThreads } = world.tables;
  const fresh = { id: userId, readId: 0, unread: 0, seenId: 0, waiting: false, lastMs: world.nowMs, agentMs: 0 };
  return supportThreads.get(userId) ?? supportThreads.insert(fresh);
}

function write(world: World, userId: number, content: MessageContent): SupportMessageRow {
  const { supportMessages } = world.tables;
  const plain = { name: '', text: '', picture: '', words: '' } as const;
  return supportMessages.insert({ ...plain, ...content, id: supportMessages.nextId(), userId, atMs: world.nowMs });
}

/** Notifies the customer's clients that the conversation has changed. */
function pushThread(world: World, userId: number, typing = isAnswering(world, userId)): void {
  const [newest] = world.tables.supportMessages.list('user', userId, { limit: 1, newestFirst: true });
  const unread = world.tables.supportThreads.get(userId)?.unread ?? 0;
  world.push(userId, 'kefu', { type: 'kefu', to: userId, id: newest?.id ?? 0, unread, typing });
}

/** Stores a customer's message. An automatic answer follows shortly, unless an agent is active. */
export function sendToSupport(
  world: World,
  userId: number,
  text: string,
  picture: string,
): Outcome<SupportMessageRow, NonNullable<MessageVerdict> | 'picture_unknown' | 'message_throttled'> {
  const refused = refusalOf(messageViolations(text, SUPPORT_RULE, picture !== ''));
  if (refused) return refused;
  if (picture !== '' && !ownPicture(world, userId, picture)) return refuse('picture_unknown');
  const latest = world.tables.supportMessages.list('user', userId, { limit: 3 * PACE.count, newestFirst: true });
  const seconds = waitOf(
    world.nowMs,
    latest.filter(({ from }) => from === 'customer'),
    PACE,
  );
  if (seconds > 0) return refuse('message_throttled', { seconds });
  return ok(storeQuestion(world, userId, { text, picture }));
}

/** A customer asks with a predefined text, which readers see in their own language: for scenarios and presenters. */
export const askSupport = (world: World, userId: number, words: PredefinedQuestion): SupportMessageRow =>
  storeQuestion(world, userId, { words });

function storeQuestion(world: World, userId: number, content: Omit<MessageContent, 'from'>): SupportMessageRow {
  const thread = threadOf(world, userId);
  const row = write(world, userId, { from: 'customer', ...content });
  const withAgent = thread.agentMs > 0 && world.nowMs - thread.agentMs < AGENT_ACTIVE_MS;
  world.tables.supportThreads.update(userId, { lastMs: world.nowMs, waiting: thread.waiting || withAgent });
  if (!withAgent && !isAnswering(world, userId)) {
    world.scheduler.schedule({
      atMs: world.nowMs + AUTO_ANSWER_DELAY_MS,
      kind: AUTO_ANSWER_TIMER,
      symbol: '',
      id: timerId(userId),
    });
  }
  pushThread(world, userId);
  return row;
}

/** Timer handler: answers the messages since the last answer automatically. */
export function answerAutomatically(world: World, { id }: TimedEvent): void {
  const userId = Number(id);
  const thread = threadOf(world, userId);
  // An agent has answered in the meantime.
  if (thread.agentMs > 0 && world.nowMs - thread.agentMs < AGENT_ACTIVE_MS) {
    pushThread(world, userId);
    return;
  }
  const questions = unanswered(world, userId);
  const answer = answerTo(questions.map((row) => messageText(row, 'en')).join('\n'));
  const needsAgent = answer === 'agent';
  // A customer who already waits for an agent gets no second answer.
  const isNew = !(needsAgent && thread.waiting);
  if (isNew) write(world, userId, { from: 'desk', words: answer });
  world.tables.supportThreads.update(userId, {
    unread: thread.unread + (isNew ? 1 : 0),
    seenId: needsAgent ? thread.seenId : Math.max(thread.seenId, questions.at(-1)?.id ?? 0),
    waiting: thread.waiting || needsAgent,
  });
  pushThread(world, userId);
}

/** The customer's messages since the last answer, oldest first. */
function unanswered(world: World, userId: number): readonly SupportMessageRow[] {
  const latest = world.tables.supportMessages.list('user', userId, { limit: PACE.count, newestFirst: true });
  const answered = latest.findIndex(({ from }) => from !== 'customer');
  return (answered < 0 ? latest : latest.slice(0, answered)).reverse();
}

/**
 * Sends an agent's answer; the conversation no longer waits.
 * @throws when the text breaks the rules for messages
 */
export function answerAsAgent(world: World, userId: number, name: string, typed: string): SupportMessageRow {
  const text = normalizeMessage(typed);
  const problem = checkMessage(text, SUPPORT_RULE);
  if (problem) throw new Error(`an answer cannot be sent: ${problem}`);
  return storeAgentAnswer(world, userId, { name, text }, () =>
    sendMessage(world, userId, 'supportAnswered', { answer: text }),
  );
}

/** Sends an agent's answer with a predefined text, which readers see in their own language. */
export const replyAsAgent = (world: World, userId: number, name: string, words: PredefinedReply): SupportMessageRow =>
  storeAgentAnswer(world, userId, { name, words }, () => sendMessage(world, userId, 'supportReplied', { name }));

/** `notifyByMessage` is called for a customer who had to wait, because the chat may be closed by now. */
function storeAgentAnswer(
  world: World,
  userId: number,
  content: Omit<MessageContent, 'from'>,
  notifyByMessage: () => void,
): SupportMessageRow {
  const thread = threadOf(world, userId);
  const row = write(world, userId, { from: 'agent', ...content });
  world.tables.supportThreads.update(userId, {
    unread: thread.unread + 1,
    seenId: row.id,
    waiting: false,
    agentMs: world.nowMs,
    lastMs: world.nowMs,
  });
  pushThread(world, userId, false);
  if (thread.waiting) notifyByMessage();
  return row;
}

/** Shows that an agent is typing. Nothing is stored. */
export const typeAsAgent = (world: World, userId: number): void => pushThread(world, userId, true);

/** Marks all answers as read. Returns the number of unread ones, 0. */
export function readSupport(world: World, userId: number): number {
  const thread = world.tables.supportThreads.get(userId);
  if (thread && thread.unread > 0) {
    const [newest] = world.tables.supportMessages.list('user', userId, { limit: 1, newestFirst: true });
    world.tables.supportThreads.update(userId, { unread: 0, readId: newest?.id ?? 0 });
    pushThread(world, userId);
  }
  return 0;
}

/** A message in wire form. */
export function wireMessage(row: SupportMessageRow, lang: WireLang): CallReply<'POST /kefu/send'> {
  const { id, from, name, picture, words, atMs } = row;
  const time = Math.floor(atMs / 1000);
  return { id, from, name, text: messageText(row, lang), picture, topic: topicOf(words), time };
}

/** A page of the conversation, newest first. */
export function conversation(
  world: World,
  userId: number,
  lang: WireLang,
  { before, limit }: { before: number | undefined; limit: number },
): CallReply<'GET /kefu/list'> {
  const all = world.tables.supportMessages.list('user', userId, { newestFirst: true });
  const older = before === undefined ? all : all.filter(({ id }) => id < before);
  const thread = world.tables.supportThreads.get(userId);
  return {
    list: older.slice(0, limit).map((row) => wireMessage(row, lang)),
    more: older.length > limit ? 1 : 0,
    unread: thread?.unread ?? 0,
    seen: thread?.seenId ?? 0,
    typing: isAnswering(world, userId) ? 1 : 0,
    waiting: thread?.waiting ? 1 : 0,
  };
}
