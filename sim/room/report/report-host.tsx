import { lazy, Suspense, useEffect } from 'react';
import { useStore } from '@/lib/use-store';
import { openedReport } from '../../control/opened-report';
import { useExchange } from '../exchange';
import { useOpen, usePlace } from '../place';
import { show } from '../shown-panel';
import { reportIsOpen } from './report-is-open';

const ReportDialog = lazy(() => import('./report-dialog'));

/** Shows the form of a problem report on demand, and the inspector when a report is opened. */
export function ReportHost() {
  const place = usePlace(useExchange().isWindow);
  const [, setOpen] = useOpen(place);
  const report = useStore(openedReport);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another report opens the room, not another place
  useEffect(() => {
    if (!report) return;
    show('inspector');
    setOpen(true);
  }, [report]);
  if (!useStore(reportIsOpen)) return null;
  return (
    <Suspense>
      <ReportDialog />
    </Suspense>
  );
}
