import { useStore } from '@/lib/stores/use-store';
import { openedReport } from '../../../control/opened-report';
import { usePolled } from '../../connection/use-polled';
import type { Row } from './row';

/** The key of the row with the call that the opened report is about; null when there is none among these rows. */
export function useReportedRow(rows: readonly Row[]): string | null {
  const report = useStore(openedReport);
  const { value } = usePolled('run.trail', {});
  if (!report?.answer) return null;
  const { answer, at } = report;
  const entry = value?.entries.find(({ n }) => n === at);
  const row = rows.find(
    (one) =>
      one.kind === 'step' &&
      one.atMs === entry?.atMs &&
      one.step.cause.kind === 'call' &&
      `${one.step.cause.method} ${one.step.cause.path}` === answer.call &&
      one.step.cause.answer?.type !== 'ok',
  );
  return row?.key ?? null;
}
