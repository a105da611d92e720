import { LONG } from '@/domain/lever';
import type { World } from '../../world';
import { nameOf } from '../accounts/users';
import { instrumentOf } from '../lever/account';
import { tell } from '../messages/tell';
import type { CopyNoteRow } from './tables';

type Note = Omit<CopyNoteRow, 'id' | 'createdMs'>;

const NOTHING = { orderId: 0, symbolIndex: 0, direction: 1, wanted: 0, given: 0, code: '', params: '{}' } as const;

/** Keeps what a follower should know of a copy that is not what was asked for, and writes to them where it is none. */
export function noteCopy(world: World, note: Pick<Note, 'userId' | 'traderId' | 'kind'> & Partial<Note>): void {
  const { copyNotes } = world.tables;
  const kept = copyNotes.insert({ ...NOTHING, ...note, id: copyNotes.nextId(), createdMs: world.nowMs });
  const { userId, traderId, kind } = kept;
  const trader = nameOf(world.tables.users.need(traderId));
  if (kind === 'ended') tell(world, userId, 'copyEnded', { trader, traderId });
  if (kind !== 'skipped') return;
  const { symbol } = instrumentOf(world, kept);
  tell(world, userId, 'copySkipped', { trader, symbol, side: kept.direction === LONG ? 'long' : 'short' });
}
