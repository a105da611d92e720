import type { ContractViolation } from '@/lib/contract-violations';
import type { Row } from './row';

/** The app's clock may be a little behind the exchange's, in milliseconds. */
const GRACE_MS = 1_000;

/** The source that a violation about this row would name, and the time from which on it can be about the row. */
function sourceOf(row: Row): { readonly source: string; readonly fromMs: number } | null {
  switch (row.kind) {
    case 'step': {
      const { cause, atMs } = row.step;
      return cause.kind === 'call' ? { source: `${cause.method} ${cause.path}`, fromMs: atMs } : null;
    }
    case 'event':
      return { source: row.event.event, fromMs: row.atMs };
    case 'burst':
      return { source: row.burst.event, fromMs: row.burst.fromMs };
    default:
      return null;
  }
}

/**
 * Adds to each row the contract violations in it. A violation is about the latest row before it, so the rows must be
 * oldest first.
 */
export function withViolations(rows: readonly Row[], violations: readonly ContractViolation[]): readonly Row[] {
  if (violations.length === 0) return rows;
  const found = new Map<Row, ContractViolation[]>();
  for (const violation of violations) {
    const about = rows.findLast((row) => {
      const from = sourceOf(row);
      return from?.source === violation.source && from.fromMs <= violation.atMs + GRACE_MS;
    });
    if (about) found.set(about, [...(found.get(about) ?? []), violation]);
  }
  return rows.map((row) => {
    const own = found.get(row);
    return own ? { ...row, violations: own } : row;
  });
}
