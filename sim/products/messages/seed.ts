import type { World } from '../../world';
import type { AccountHistory } from '../accounts/account-history';
import type { UserRow } from '../accounts/tables';
import type { KindName, MessageDataOf } from './kinds';

/**
 * Inserts the messages of a seed customer, of which the last ones are unread. No events are pushed, because no client
 * is connected yet.
 */
export function seedMessages(
  world: World,
  { id: userId, reviewStatus, advancedStatus, level }: UserRow,
  history: AccountHistory,
): void {
  const { messages } = world.tables;
  const add = <K extends KindName>(kind: K, createdMs: number, isRead: boolean, data: MessageDataOf<K>) => {
    messages.insert({ id: messages.nextId(), userId, kind, data: JSON.stringify(data), isRead, createdMs });
  };
  add('welcome', history.joinedMs, reviewStatus !== 0, {});
  if (reviewStatus === 2) add('identityApproved', history.basicApprovedMs, true, { level: 1 });
  if (level > 0) add('vipReached', history.tierMs, true, { tier: level });
  if (advancedStatus === 2) add('identityApproved', history.advancedApprovedMs, false, { level: 2 });
}
