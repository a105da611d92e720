import { createValueStore } from '@/lib/value-store';
import type { ExchangePort } from '../port';
import type { Report } from '../replay/report';
import { isOtherRun } from './page-run';

/** The report that this page was opened with, or that was opened in its control room; null without one. */
export const openedReport = createValueStore<Report | null>(null);

/**
 * Ends the report with its run, because its numbers are those of other calls in another one. A report that is opened
 * comes after the notice of its own run.
 */
export function endReportWithRun(port: Pick<ExchangePort, 'onNotice'>): void {
  port.onNotice((notice) => isOtherRun(notice) && openedReport.set(null));
}
