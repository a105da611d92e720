import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/domain/time';
import type { World } from '../../world';
import type { UserRow } from '../accounts/tables';
import type { SupportMessageRow } from './tables';

const SECOND_MS = 1_000;

type SeedMessage = readonly [
  afterMs: number,
  from: SupportMessageRow['from'],
  words: SupportMessageRow['words'],
  name?: string,
];

interface History {
  readonly agoMs: number;
  readonly messages: readonly SeedMessage[];
  /** Number of the last answers that the customer has not read. */
  readonly unread: number;
}

const ABOUT_NETWORKS: History = {
  agoMs: 6 * DAY_MS,
  messages: [
    [0, 'customer', 'whichNetwork'],
    [2 * SECOND_MS, 'desk', 'deposit'],
    [MINUTE_MS, 'customer', 'isItCheaper'],
    [MINUTE_MS + 2 * SECOND_MS, 'desk', 'agent'],
    [7 * MINUTE_MS, 'agent', 'networks', 'Ayu'],
    [9 * MINUTE_MS, 'customer', 'clear'],
    [10 * MINUTE_MS, 'agent', 'withPleasure', 'Ayu'],
  ],
  unread: 0,
};

const ABOUT_THE_CHECK: History = {
  agoMs: 3 * HOUR_MS,
  messages: [
    [0, 'customer', 'howLongCheck'],
    [2 * SECOND_MS, 'desk', 'agent'],
    [14 * MINUTE_MS, 'agent', 'checksTake', 'Bima'],
  ],
  unread: 1,
};

const VIP_WELCOME: History = {
  agoMs: 9 * DAY_MS,
  messages: [
    [0, 'agent', 'vipWelcome', 'Ayu'],
    [3 * MINUTE_MS, 'customer', 'clear'],
  ],
  unread: 0,
};

function historyOf({ level, reviewStatus }: UserRow): History | null {
  if (level > 0) return VIP_WELCOME;
  if (reviewStatus === 1) return ABOUT_THE_CHECK;
  return reviewStatus === 2 ? ABOUT_NETWORKS : null;
}

/**
 * Inserts the conversation of a seed customer with customer service. No events are pushed, because no client is
 * connected yet. A new customer has none.
 */
export function seedConversation(world: World, user: UserRow): void {
  const history = historyOf(user);
  if (!history) return;
  const { supportMessages, supportThreads } = world.tables;
  const beganMs = world.nowMs - history.agoMs;
  const rows = history.messages.map(([afterMs, from, words, name = '']) => {
    const id = supportMessages.nextId();
    return supportMessages.insert({
      id,
      userId: user.id,
      from,
      name,
      text: '',
      picture: '',
      words,
      atMs: beganMs + afterMs,
    });
  });
  const newest = rows.at(-1)?.id ?? 0;
  supportThreads.insert({
    id: user.id,
    readId: newest - history.unread,
    unread: history.unread,
    seenId: newest,
    waiting: false,
    lastMs: beganMs + (history.messages.at(-1)?.[0] ?? 0),
    agentMs: beganMs + (history.messages.findLast(([, from]) => from === 'agent')?.[0] ?? 0),
  });
}
