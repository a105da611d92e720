import { MAX_MESSAGES, MAX_PER_KIND } from '@/domain/messages/topics';
import { epochDayOf } from '@/domain/time';
import type { World } from '../../world';
import type { KindName, MessageDataOf } from './kinds';
import { kindSlot } from './tables';

/** Pushes the number of unread messages. `id` is the new message, or 0 when messages were marked read. */
function announce(world: World, userId: number, id: number): void {
  const unread = world.tables.messages.count('unread', userId);
  world.push(userId, 'mail_message', { type: 'mail_message', to: userId, id, unread });
}

/**
 * Kinds that can occur thousands of times when time jumps over a month. Of these, `most` messages are written a day,
 * then one message that there are more, because nobody reads the rest and a fill must stay cheap.
 */
const ONE_BY_ONE: Partial<Record<KindName, { readonly most: number; readonly rest: 'spotFilledMany' }>> = {
  spotFilled: { most: 10, rest: 'spotFilledMany' },
};

/** How many more messages of a kind may be written today: none, the last one, or more. */
function leftToday(world: World, ofKind: string, most: number): 'none' | 'last' | 'more' {
  const newest = world.tables.messages.list('kind', ofKind, { offset: most - 2, limit: 2, newestFirst: true });
  const today = epochDayOf(world.nowMs);
  const [last, beyond] = newest.map(({ createdMs }) => epochDayOf(createdMs) === today);
  return beyond ? 'none' : last ? 'last' : 'more';
}

/**
 * Writes a message to a customer, in the transaction of its cause. It stores one row; the text is made when it is read.
 * `data` has the values for the slots of the kind's texts (message-texts.ts of each product). Beyond MAX_PER_KIND the
 * oldest message of the kind is removed, beyond MAX_MESSAGES the oldest of all, so that a month of fills stays small
 * and does not push out other messages.
 */
export function sendMessage<K extends KindName>(world: World, userId: number, kind: K, data: MessageDataOf<K>): void {
  const { messages } = world.tables;
  const ofKind = kindSlot(userId, kind);
  const daily = ONE_BY_ONE[kind];
  const left = daily ? leftToday(world, ofKind, daily.most) : 'more';
  if (left === 'none') return;
  const id = messages.nextId();
  messages.insert({ id, userId, kind, data: JSON.stringify(data), isRead: false, createdMs: world.nowMs });
  const tooMany = messages.count('kind', ofKind) > MAX_PER_KIND;
  const oldest = tooMany
    ? messages.first('kind', ofKind)
    : messages.count('user', userId) > MAX_MESSAGES
      ? messages.first('user', userId)
      : undefined;
  if (oldest) messages.remove(oldest.id);
  announce(world, userId, id);
  if (daily && left === 'last') sendMessage(world, userId, daily.rest, { count: daily.most });
}

/** Marks messages as read, and pushes the new number of unread ones if any of them was unread. */
export function markRead(world: World, userId: number, ids: readonly number[]): void {
  const { messages } = world.tables;
  const unread = ids.filter((id) => !messages.need(id).isRead);
  for (const id of unread) messages.update(id, { isRead: true });
  if (unread.length > 0) announce(world, userId, 0);
}
