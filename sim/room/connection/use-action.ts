import { useCallback, useState } from 'react';
import type { ActionInput, ActionName, ActionResult } from '../../control/sandbox-actions';
import { errorText } from '../../error-text';
import { reportError, reportSuccess } from '../outcome';
import { useExchange } from './exchange';

/** Runs actions for a part of the room, and has the outcome of the last one. */
export interface RoomAction {
  /**
   * Runs an action and reports its outcome: `message`, or the sentence that it makes from the result. A refusal is
   * stored in `error`. Resolves to the result, or to undefined after a refusal.
   */
  readonly act: <N extends ActionName>(
    action: N,
    input: ActionInput<N>,
    message: string | ((result: ActionResult<N>) => string),
  ) => Promise<ActionResult<N> | undefined>;
  /** The exchange's message, to be shown beside the input. */
  readonly error: string | null;
  readonly clearError: () => void;
  readonly busy: boolean;
}

/** The action of one field or group of controls, so that errors of other controls do not show here. */
export function useAction(): RoomAction {
  const { control, acted } = useExchange();
  const [error, setError] = useState<string | null>(null);
  const [running, setRunning] = useState(0);

  const act: RoomAction['act'] = useCallback(
    async <N extends ActionName>(
      action: N,
      input: ActionInput<N>,
      message: string | ((result: ActionResult<N>) => string),
    ): Promise<ActionResult<N> | undefined> => {
      setRunning((count) => count + 1);
      try {
        const result = await control(action, input);
        setError(null);
        reportSuccess(typeof message === 'string' ? message : message(result));
        return result;
      } catch (refusal) {
        setError(errorText(refusal));
        reportError(refusal);
        return undefined;
      } finally {
        setRunning((count) => count - 1);
        acted.emit();
      }
    },
    [control, acted],
  );
  const clearError = useCallback(() => setError(null), []);
  return { act, error, clearError, busy: running > 0 };
}
