import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ActionInput, ActionName, ActionResult } from '../../control/sandbox-actions';
import { errorText } from '../../error-text';
import { useExchange } from './exchange';

export interface Polled<T> {
  /** Undefined until the first answer has arrived. */
  readonly value: T | undefined;
  /** Whether `value` belongs to the present input. False between a change of the input and its first answer. */
  readonly isCurrent: boolean;
  /** Why the last request was refused. */
  readonly error: string | null;
  /** Requests the value again at once. */
  readonly refresh: () => void;
}

/**
 * The result of a reading action. It is requested after every action of this room, when another run begins, and while
 * the page is visible also at an interval in real milliseconds, if one is given. Renders only when the result has
 * changed.
 */
export function usePolled<N extends ActionName>(
  action: N,
  input: ActionInput<N>,
  everyMs = Number.POSITIVE_INFINITY,
): Polled<ActionResult<N>> {
  const { control, acted, onNotice } = useExchange();
  const [state, setState] = useState<{
    text: string;
    value?: ActionResult<N>;
    question?: string;
    error: string | null;
  }>({
    text: '',
    error: null,
  });
  const [requestCount, setRequestCount] = useState(0);
  const refresh = useCallback(() => setRequestCount((count) => count + 1), []);
  const question = JSON.stringify(input);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `requestCount` requests the value again
  useEffect(() => {
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isAsking = false;
    let asksAgain = false;
    const store = (value: ActionResult<N> | undefined, error: string | null) => {
      if (!isCurrent) return;
      const text = JSON.stringify([question, value, error]);
      setState((before) =>
        before.text === text ? before : { ...before, ...(value !== undefined && { value, question }), error, text },
      );
    };
    const poll = () => void ask();
    const ask = async () => {
      clearTimeout(timer);
      // The pending answer may be older than this request needs, so another one follows.
      asksAgain = isAsking;
      if (isAsking || document.hidden) return;
      isAsking = true;
      try {
        store(await control(action, JSON.parse(question) as ActionInput<N>), null);
      } catch (error) {
        store(undefined, errorText(error));
      }
      isAsking = false;
      if (isCurrent && asksAgain) poll();
      else if (isCurrent && Number.isFinite(everyMs)) timer = setTimeout(poll, everyMs);
    };
    const forget = [acted.on(poll), onNotice(({ kind }) => kind === 'run' && poll())];
    document.addEventListener('visibilitychange', poll);
    poll();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', poll);
      for (const stop of forget) stop();
    };
  }, [control, acted, onNotice, action, question, everyMs, requestCount]);

  return useMemo(
    () => ({ value: state.value, isCurrent: state.question === question, error: state.error, refresh }),
    [state, question, refresh],
  );
}
