import { MOST_MESSAGES, MOST_OF_KIND } from '@/domain/messages';
import { epochDayOf } from '@/domain/time';
import type { World } from '../../world';
import type { KindName, MessageDataOf } from './kinds';
import { kindSlot } from './tables';

/** Says how many are unread now; `id` is the message that has just come, 0 when some were read. */
function announce(world: World, userId: number, id: number): void {
  const unread = world.tables.messages.count('unread', userId);
  world.push(userId, 'mail_message', { type: 'mail_message', to: userId, id, unread });
}

/**
 * What happens thousands of times when time jumps over a month: so many a day are told one by one, then once that
 * there are more. Nobody reads the rest, and a fill has to stay cheap.
 */
const ONE_BY_ONE: Partial<Record<KindName, { readonly most: number; readonly rest: 'spotFilledMany' }>> = {
  spotFilled: { most: 10, rest: 'spotFilledMany' },
};

/** How many more of a kind can be told one by one today: none, the last one, or more. */
function leftToday(world: World, ofKind: string, most: number): 'none' | 'last' | 'more' {
  const newest = world.tables.messages.list('kind', ofKind, { offset: most - 2, limit: 2, newestFirst: true });
  const today = epochDayOf(world.nowMs);
  const [last, beyond] = newest.map(({ createdMs }) => epochDayOf(createdMs) === today);
  return beyond ? 'none' : last ? 'last' : 'more';
}

/**
 * Writes a message to a customer, in the transaction of what it is about: one row, worded when it is read. `data` has
 * what the kind's texts leave open (./texts). Beyond MOST_OF_KIND the oldest of the kind goes, beyond MOST_MESSAGES
 * the oldest of all: a month of fills costs no more than the last of them, and does not push out what else was said.
 */
export function tell<K extends KindName>(world: World, userId: number, kind: K, data: MessageDataOf<K>): void {
  const { messages } = world.tables;
  const ofKind = kindSlot(userId, kind);
  const daily = ONE_BY_ONE[kind];
  const left = daily ? leftToday(world, ofKind, daily.most) : 'more';
  if (left === 'none') return;
  const id = messages.nextId();
  messages.insert({ id, userId, kind, data: JSON.stringify(data), isRead: false, createdMs: world.nowMs });
  const tooMany = messages.count('kind', ofKind) > MOST_OF_KIND;
  const oldest = tooMany
    ? messages.first('kind', ofKind)
    : messages.count('user', userId) > MOST_MESSAGES
      ? messages.first('user', userId)
      : undefined;
  if (oldest) messages.remove(oldest.id);
  announce(world, userId, id);
  if (daily && left === 'last') tell(world, userId, daily.rest, { count: daily.most });
}

/** Marks messages read, and says so when there were unread ones among them. */
export function markRead(world: World, userId: number, ids: readonly number[]): void {
  const { messages } = world.tables;
  const unread = ids.filter((id) => !messages.need(id).isRead);
  for (const id of unread) messages.update(id, { isRead: true });
  if (unread.length > 0) announce(world, userId, 0);
}
