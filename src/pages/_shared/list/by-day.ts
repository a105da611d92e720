import { fromWireTime } from '@/domain/time';

/** A line of the list: a date, or a row of that date. */
export type DayLine<Row> =
  | { readonly kind: 'day'; readonly key: string; readonly day: string }
  | { readonly kind: 'row'; readonly key: string; readonly row: Row };

/** The fields of a row which grouping by day needs. */
export interface TimedRow {
  readonly id: number | string;
  /** Wire time in the exchange's own time zone. */
  readonly created_time: string;
}

/**
 * Inserts a date line above the rows of each day. Rows come newest first, so the rows of a day are adjacent.
 * @param dayOf returns the reader's local date of a moment in epoch milliseconds. A time which cannot be parsed is used
 * as its own date, as the exchange sent it.
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
