import type { AccountLogRow } from '@/data/queries/wallet';

/** A line of the list: a day, or a change of that day. */
export type Line =
  | { readonly kind: 'day'; readonly key: string; readonly time: string }
  | { readonly kind: 'change'; readonly key: string; readonly row: AccountLogRow };

/**
 * Puts each day above its changes; rows come newest first, so a day is one stretch of them.
 * @param dayOf names the day that a time falls on where the reader is
 */
export function linesByDay(rows: readonly AccountLogRow[], dayOf: (wireTime: string) => string): Line[] {
  let day = '';
  return rows.flatMap((row): Line[] => {
    const line: Line = { kind: 'change', key: String(row.id), row };
    const itsDay = dayOf(row.created_time);
    if (itsDay === day) return [line];
    day = itsDay;
    return [{ kind: 'day', key: itsDay, time: row.created_time }, line];
  });
}
