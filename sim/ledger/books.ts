import { Decimal } from '@/domain/money/money';
import type { LedgerEntry } from './entries';
import type { OpenHolding } from './holdings';

/** Sums over all accounts need more digits than a single balance. */
const Wide = Decimal.clone({ precision: 60 });

/**
 * Audits the books: returns one sentence for each problem, and an empty list when there is none. Computes all balances
 * again from the entries, so it finds a balance that was changed by anything but a posting.
 */
export function auditBooks(entries: readonly LedgerEntry[], holdings: Iterable<OpenHolding>): string[] {
  const problems: string[] = [];
  const folded = new Map<string, Decimal>();
  const add = (key: string, amount: Decimal) => folded.set(key, amount.plus(folded.get(key) ?? new Wide(0)));
  for (const { legs } of entries) {
    for (const { holding, bucket, amount } of legs) {
      add(`${(holding as OpenHolding).key}|${bucket}`, new Wide(amount));
    }
  }
  const totals = new Map<string, Decimal>();
  for (const holding of holdings) {
    const { key, asset, allowsNegative } = holding;
    for (const bucket of ['available', 'frozen'] as const) {
      const balance = new Wide(holding[bucket]);
      const expected = folded.get(`${key}|${bucket}`) ?? new Wide(0);
      if (!balance.eq(expected)) problems.push(`${key} ${bucket} is ${balance}, its entries add up to ${expected}`);
      if (balance.lt(0) && !allowsNegative) problems.push(`${key} ${bucket} is negative: ${balance}`);
      totals.set(asset, balance.plus(totals.get(asset) ?? new Wide(0)));
    }
  }
  for (const [asset, total] of totals) {
    if (!total.isZero()) problems.push(`all ${asset} together is ${total}, not 0`);
  }
  return problems;
}
