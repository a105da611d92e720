import { createValueStore } from '@/lib/stores/value-store';
import type { ExchangePort } from '../port';
import type { Report } from '../replay/report';
import { isOtherRun } from './page-run';

/** The report that this page was opened with, or that was opened in its control room; null without one. */
export const openedReport = createValueStore<Report | null>(null);

/**
 * Closes the report when another run begins, because its call numbers mean nothing there. A report is set only after
 * the notice of its own run, so it is not closed by that one.
 */
export function endReportWithRun(port: Pick<ExchangePort, 'onNotice'>): void {
  port.onNotice((notice) => isOtherRun(notice) && openedReport.set(null));
}
