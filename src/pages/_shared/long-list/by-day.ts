import { fromWireTime } from '@/domain/time';

/** A line of a list: a day, or a row of that day. */
export type DayLine<Row> =
  | { readonly kind: 'day'; readonly key: string; readonly day: string }
  | { readonly kind: 'row'; readonly key: string; readonly row: Row };

/** What a list by days knows of its rows. */
export interface TimedRow {
  readonly id: number | string;
  /** In the exchange's own zone, as it writes times. */
  readonly created_time: string;
}

/**
 * Puts each day above its rows. Rows come newest first, so a day is one stretch of them.
 * @param dayOf names the day that a moment, in epoch milliseconds, falls on where the reader is; a time that cannot be
 *   read is its own day, as the exchange wrote it
 */
export function linesByDay<Row extends TimedRow>(
  rows: readonly Row[],
  dayOf: (atMs: number) => string,
): DayLine<Row>[] {
  let last = '';
  return rows.flatMap((row): DayLine<Row>[] => {
    const line: DayLine<Row> = { kind: 'row', key: `row-${row.id}`, row };
    const atMs = fromWireTime(row.created_time);
    const day = atMs === null ? row.created_time : dayOf(atMs);
    if (day === last) return [line];
    last = day;
    return [{ kind: 'day', key: `day-${day}`, day }, line];
  });
}
