import type { TimedEvent } from '../clock/scheduler';
import type { TimerKind, World } from '../world';

/** A timed event for the rows of several customers. */
interface Shared extends Pick<TimedEvent, 'id'> {
  readonly kind: TimerKind;
  readonly symbol?: string;
}

/** Separates the id of a shared event from the id of a row, in the id of an event for that row alone. */
const MARK = '/';

/** The id of the shared event, and the row's id when the event is for one row alone. */
export function partsOf(id: string): { readonly whole: string; readonly rowId?: number } {
  const [whole = '', row] = id.split(MARK);
  return row === undefined ? { whole } : { whole, rowId: Number(row) };
}

const rowEventId = (id: string, rowId: number): string =>
  `${partsOf(id).whole}${MARK}${String(rowId).padStart(9, '0')}`;

/** Whether a row has a timed event of its own. */
export const rowWaits = (world: World, { kind, id }: Shared, rowId: number): boolean =>
  world.scheduler.find(kind, rowEventId(id, rowId)) !== undefined;

/** Schedules an event for one row alone, due at once, unless the row has one. */
export function scheduleRow(world: World, { kind, id, symbol = '' }: Shared, rowId: number): void {
  if (rowWaits(world, { kind, id }, rowId)) return;
  world.scheduler.schedule({ atMs: world.nowMs, kind, symbol, id: rowEventId(id, rowId) });
}

/**
 * Runs `work` for each row of a shared event. A row whose work would exceed the balance limit must not hold up the
 * others: it gets an event of its own, of the same kind, which is postponed until there is room (sim/postponement.ts).
 * For such an event `work` runs for that row only, if it is still among `rows`.
 */
export function eachWithinLimit<Row extends { readonly id: number }>(
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
  for (const row of rows) if (!world.tryWithinLimit(() => work(row))) scheduleRow(world, event, row.id);
}
