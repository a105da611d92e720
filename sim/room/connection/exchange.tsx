import { createContext, use, useCallback, useEffect, useMemo, useState } from 'react';
import type { WireLang } from '@/contract/lang';
import type { ClockPort } from '@/lib/clock/clock-port';
import { createSignal, type Signal } from '@/lib/stores/signal';
import type { ReadableStore } from '@/lib/stores/value-store';
import type { ActionInput, ActionName, ActionResult, Ask } from '../../control/sandbox-actions';
import { errorText } from '../../error-text';
import type { Notice, Persistence } from '../../port';
import { reportError, reportSuccess } from '../outcome';
import type { HostContact } from './host-port';
import type { RoomPage } from './page-link';
import type { Running } from './running';

/** A Node host as the room shows it. */
export interface RoomHost {
  /** Addresses with which another device is paired; null where there are none. */
  readonly pairing: readonly string[] | null;
  readonly contact: ReadableStore<HostContact>;
}

/** The exchange as the room's panels use it. */
export interface RoomExchange {
  readonly control: Ask;
  onNotice(listener: (notice: Notice) => void): () => void;
  readonly clock: ClockPort;
  /** Emitted after each action of this room, because the values that panels show may have changed. */
  readonly acted: Signal<void>;
  readonly persistence: ReadableStore<Persistence>;
  /** The app whose session this room controls, in this tab or another. */
  readonly page: RoomPage;
  /** True when the room has a window of its own, without an app beside it. */
  readonly isWindow: boolean;
  /** The Node host that the room steers; missing when the exchange is this browser's. */
  readonly host?: RoomHost;
  /** Sets the language of the room and the app, in all tabs. */
  readonly chooseLanguage: (lang: WireLang) => void;
}

export function roomExchange(
  { port, clock, persistence }: Running,
  { page, isWindow, chooseLanguage }: Pick<RoomExchange, 'page' | 'isWindow' | 'chooseLanguage'>,
): RoomExchange {
  return {
    clock,
    persistence,
    page,
    isWindow,
    chooseLanguage,
    control: <N extends ActionName>(action: N, input: ActionInput<N>) =>
      port.control(action, input) as Promise<ActionResult<N>>,
    onNotice: (listener) => port.onNotice(listener),
    acted: createSignal<void>(),
  };
}

const ExchangeContext = createContext<RoomExchange | null>(null);
export const ExchangeProvider = ExchangeContext;

export function useExchange(): RoomExchange {
  const exchange = use(ExchangeContext);
  if (!exchange) throw new Error('Panels of the control room stand inside of ExchangeProvider.');
  return exchange;
}

/** Calls back whenever another run has begun, whichever client started it. */
export function useRunChange(listener: () => void): void {
  const { onNotice } = useExchange();
  useEffect(() => onNotice(({ kind }) => kind === 'run' && listener()), [onNotice, listener]);
}

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
