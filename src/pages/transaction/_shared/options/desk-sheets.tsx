import { ConfirmSheet } from './confirm-sheet';
import { ResultSheet } from './result-sheet';
import { RunningSheet } from './running-sheet';
import type { Desk } from './use-desk';

/** The sheets of an options page: confirmation, countdown, result. */
export function DeskSheets({ desk }: { desk: Desk }) {
  return (
    <>
      <ConfirmSheet desk={desk} />
      <RunningSheet desk={desk} />
      <ResultSheet desk={desk} />
    </>
  );
}
