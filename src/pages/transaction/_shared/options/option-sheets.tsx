import { ConfirmSheet } from './confirm-sheet';
import { ResultSheet } from './result-sheet';
import { RunningSheet } from './running-sheet';
import type { OptionTrading } from './use-option-trading';

/** The sheets of an options page: confirmation, countdown, result. */
export function OptionSheets({ trading }: { trading: OptionTrading }) {
  return (
    <>
      <ConfirmSheet trading={trading} />
      <RunningSheet trading={trading} />
      <ResultSheet trading={trading} />
    </>
  );
}
