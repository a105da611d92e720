import { LONG } from '@/domain/futures/futures';
import type { World } from '../../world';
import { nameOf } from '../accounts/users';
import { instrumentOf } from '../futures/account';
import { sendMessage } from '../messages/send';
import type { CopyNoteRow } from './tables';

type Note = Omit<CopyNoteRow, 'id' | 'createdMs'>;

const NOTHING = { orderId: 0, symbolIndex: 0, direction: 1, wanted: 0, given: 0, code: '', params: '{}' } as const;

/**
 * Stores a note about a copy that deviates from the setting. A skipped copy and the end of a follow also send a
 * message.
 */
export function noteCopy(world: World, note: Pick<Note, 'userId' | 'traderId' | 'kind'> & Partial<Note>): void {
  const { copyNotes } = world.tables;
  const row = copyNotes.insert({ ...NOTHING, ...note, id: copyNotes.nextId(), createdMs: world.nowMs });
  const { userId, traderId, kind } = row;
  const trader = nameOf(world.tables.users.need(traderId));
  if (kind === 'ended') sendMessage(world, userId, 'copyEnded', { trader, traderId });
  if (kind !== 'skipped') return;
  const { symbol } = instrumentOf(world, row);
  sendMessage(world, userId, 'copySkipped', { trader, symbol, side: row.direction === LONG ? 'long' : 'short' });
}
