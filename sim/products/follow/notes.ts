import type { World } from '../../world';
import type { CopyNoteRow } from './tables';

type Note = Omit<CopyNoteRow, 'id' | 'createdMs'>;

const NOTHING = { orderId: 0, symbolIndex: 0, direction: 1, wanted: 0, given: 0, code: '', params: '{}' } as const;

/** Keeps what a follower should know of a copy that is not what was asked for. */
export function noteCopy(world: World, note: Pick<Note, 'userId' | 'traderId' | 'kind'> & Partial<Note>): void {
  const { copyNotes } = world.tables;
  copyNotes.insert({ ...NOTHING, ...note, id: copyNotes.nextId(), createdMs: world.nowMs });
}
