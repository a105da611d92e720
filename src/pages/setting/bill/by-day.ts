import type { Bill } from '@/data/queries/membership';
import { fromWireTime } from '@/domain/time';

/** A line of the list: the day above its bills, or a bill. */
export type BillLine =
  | { readonly kind: 'day'; readonly key: string; readonly day: string }
  | { readonly kind: 'bill'; readonly key: string; readonly bill: Bill; readonly atMs: number };

/** Bills, which come newest first, with a line for each day; `dayOf` names the day as its reader counts it. */
export function linesOf(bills: readonly Bill[], dayOf: (atMs: number) => string): BillLine[] {
  const lines: BillLine[] = [];
  let last = '';
  for (const bill of bills) {
    const atMs = fromWireTime(bill.created_time) ?? 0;
    const day = dayOf(atMs);
    if (day !== last) lines.push({ kind: 'day', key: `day-${day}`, day });
    last = day;
    lines.push({ kind: 'bill', key: `bill-${bill.id}`, bill, atMs });
  }
  return lines;
}
