import { HOUR_MS } from '@/domain/time';
import type { World } from '../../world';
import type { UserRow } from '../accounts/tables';
import type { KindName, MessageDataOf } from './kinds';

const DAY = 24;

/**
 * What somebody who was a customer before the exchange's first instant has in their messages: the last of it unread.
 * Rows only, for nobody is there yet to be told.
 */
export function writeFoundingMessages(
  world: World,
  { id: userId, reviewStatus, advancedStatus, level }: UserRow,
): void {
  const { messages } = world.tables;
  const add = <K extends KindName>(kind: K, hoursBefore: number, isRead: boolean, data: MessageDataOf<K>) => {
    const createdMs = world.nowMs - hoursBefore * HOUR_MS;
    messages.insert({ id: messages.nextId(), userId, kind, data: JSON.stringify(data), isRead, createdMs });
  };
  add('welcome', 30 * DAY, reviewStatus !== 0, {});
  if (reviewStatus === 2) add('identityApproved', 20 * DAY, true, { level: 1 });
  if (level > 0) add('vipReached', 9 * DAY, true, { tier: level });
  if (advancedStatus === 2) add('identityApproved', DAY, false, { level: 2 });
}
