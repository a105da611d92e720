import type { TimedEvent } from '../clock/scheduler';
import type { TimerKind, World } from '../world';

/** A timed event that concerns several customers. */
interface Shared extends Pick<TimedEvent, 'id'> {
  readonly kind: TimerKind;
  readonly symbol?: string;
}

/** Stands between the id of a timed event and that of the one row which it is about alone. */
const MARK = '/';

/** The id of a timed event, and of the row where it is about one row alone. */
export function partsOf(id: string): { readonly whole: string; readonly rowId?: number } {
  const [whole = '', row] = id.split(MARK);
  return row === undefined ? { whole } : { whole, rowId: Number(row) };
}

const rowEventId = (id: string, rowId: number): string =>
  `${partsOf(id).whole}${MARK}${String(rowId).padStart(9, '0')}`;

/** Whether a row has a timed event of its own. */
export const rowWaits = (world: World, { kind, id }: Shared, rowId: number): boolean =>
  world.scheduler.find(kind, rowEventId(id, rowId)) !== undefined;

/** Schedules a timed event for one row alone, due at once, unless it has one. */
export function scheduleRow(world: World, { kind, id, symbol = '' }: Shared, rowId: number): void {
  if (rowWaits(world, { kind, id }, rowId)) return;
  world.scheduler.schedule({ atMs: world.nowMs, kind, symbol, id: rowEventId(id, rowId) });
}

/**
 * Does the work of a timed event for the row of each customer. A customer whose account is full must not hold up the
 * others: where the books cannot count the work for a row, that row gets an event of its own, of the same kind, and
 * waits by it (sim/uncounted.ts). An event about one row alone does the work for that row, if it is still among them.
 */
export function eachCounted<Row extends { readonly id: number }>(
  world: World,
  event: Shared,
  rows: readonly Row[],
  work: (row: Row) => void,
): void {
  const { rowId } = partsOf(event.id);
  if (rowId !== undefined) {
    for (const row of rows) if (row.id === rowId) work(row);
    return;
  }
  for (const row of rows) if (!world.countedOrUndone(() => work(row))) scheduleRow(world, event, row.id);
}
