import { refresh } from './client';

/** Private events come in bursts: a liquidation closes many positions at once. Real milliseconds. */
const BURST_MS = 250;
let burst: ReturnType<typeof setTimeout> | undefined;
/** Queries to refetch at the end of the burst. */
const due = new Set<readonly unknown[]>();

/** Refetches these queries once per burst. */
export function refetchSoon(...queryKeys: readonly (readonly unknown[])[]): void {
  for (const queryKey of queryKeys) due.add(queryKey);
  burst ??= setTimeout(refetchDue, BURST_MS);
}

/** Refetches the queries that are due now, without waiting for the end of the burst. */
export function refetchDue(): void {
  clearTimeout(burst);
  burst = undefined;
  refresh(...due);
  due.clear();
}
