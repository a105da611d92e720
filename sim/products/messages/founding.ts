import type { World } from '../../world';
import type { Past } from '../accounts/past';
import type { UserRow } from '../accounts/tables';
import type { KindName, MessageDataOf } from './kinds';

/**
 * Inserts the messages of a seed customer, of which the last ones are unread. No events are pushed, because no client
 * is connected yet.
 */
export function writeFoundingMessages(
  world: World,
  { id: userId, reviewStatus, advancedStatus, level }: UserRow,
  past: Past,
): void {
  const { messages } = world.tables;
  const add = <K extends KindName>(kind: K, createdMs: number, isRead: boolean, data: MessageDataOf<K>) => {
    messages.insert({ id: messages.nextId(), userId, kind, data: JSON.stringify(data), isRead, createdMs });
  };
  add('welcome', past.joinedMs, reviewStatus !== 0, {});
  if (reviewStatus === 2) add('identityApproved', past.basicApprovedMs, true, { level: 1 });
  if (level > 0) add('vipReached', past.tierMs, true, { tier: level });
  if (advancedStatus === 2) add('identityApproved', past.advancedApprovedMs, false, { level: 2 });
}
