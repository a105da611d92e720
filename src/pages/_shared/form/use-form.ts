import { type RefObject, useCallback, useEffect, useEffectEvent, useId, useReducer, useRef, useState } from 'react';
import type { RefusalCode } from '@/contract/refusals/codes';
import { fieldOf, type RefusalField } from '@/contract/refusals/fields/refusal-fields';
import { type ApiError, isApiError } from '@/data/api/api-error';
import { runCount } from '@/data/session/run-reset';
import { session } from '@/data/session/session';
import type { Violation } from '@/domain/violation';
import { haptic } from '@/lib/browser/haptics';
import { type Failure, isReportedByShell } from '@/lifecycles/failure';
import { toast } from '@/ui/overlays/toast-store';
import { focusFirstInvalid } from './first-invalid';
import {
  type FormEvent,
  type FormFacts,
  type FormState,
  INITIAL_FORM_STATE,
  isInvalid,
  messageAt,
  messageOfForm,
  nextFormState,
} from './form-state';
import { FAILURE_MS } from './show-failure';
import { useFailureText } from './use-failure-text';
import { useRefusalText } from './use-refusal-text';

export interface FormOptions<Field extends string, Code extends RefusalCode> extends FormFacts<Field, Code> {
  /** Id of the element that holds the fields, if the page sets one. */
  readonly id?: string;
  /**
   * The failure of the state machine that sends the form, if there is one. It is shown until something changes or the
   * machine clears it.
   */
  readonly failure?: Failure | null;
  /** Called when the shell redirects to the login or the identity check because of a failure. */
  readonly onRedirected?: () => void;
  /** Called after every other failure, with the field to correct; null if none helps. */
  readonly onFailed?: (failure: Failure, field: Field | null) => void;
}

/**
 * Messages, focus and sending of a form. Input and draft stay with the form: it passes the violations of its present
 * input and says what has changed.
 */
export function useForm<Field extends string, Code extends RefusalCode>(options: FormOptions<Field, Code>) {
  const { fields, failure = null, onRedirected, onFailed } = options;
  const refusalText = useRefusalText();
  const failureText = useFailureText();
  const [state, send] = useReducer<FormState<Field>, [FormEvent<Field>]>(nextFormState, INITIAL_FORM_STATE);
  const ownId = useId();
  const id = options.id ?? ownId;
  const [held, setHeld] = useState<Partial<Record<Field, string | null>>>({});
  const own = { ...options.own, ...held };
  const { round } = state;
  useEffect(() => (round === 0 ? undefined : focusFirstInvalid(id)), [id, round]);
  const running = useRef(false);
  const isShown = useIsShown();
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);

  const failed = (next: Failure) => {
    const field = next.kind === 'refused' ? fieldOf<Field>(fields, next) : null;
    send({ type: 'failed', failure: next, field });
    if (isReportedByShell(next)) onRedirected?.();
    else onFailed?.(next, field);
  };
  const onFailure = useEffectEvent(failed);
  useEffect(() => {
    if (!failure) return;
    onFailure(failure);
    return () => send({ type: 'forgiven' });
  }, [failure]);

  const textOf = (found: Failure | string | Violation<Code> | null): string | undefined => {
    if (found === null || typeof found === 'string') return found ?? undefined;
    return 'kind' in found ? (failureText(found) ?? undefined) : refusalText(found.code, found.params);
  };
  const attempt = async (act: () => unknown): Promise<void> => {
    running.current = true;
    const isSameSession = sameSession();
    send({ type: 'sent' });
    try {
      await act();
      send({ type: 'done' });
    } catch (error) {
      if (isApiError(error)) {
        failed(error);
        const text = failureText(error);
        // A user who has left the form still learns that the action has failed.
        if (text !== null && !isShown.current && isSameSession())
          toast.show(text, { kind: 'error', durationMs: FAILURE_MS });
      } else {
        // Not an API error, so a bug. The attempt has ended nevertheless.
        send({ type: 'cleared' });
        throw error;
      }
    } finally {
      running.current = false;
    }
  };

  /** Sends without checking the input, for example after a confirmation of input that was already checked. */
  const run = (act: () => unknown): void => {
    if (!running.current) void attempt(act);
  };

  const forgive = useCallback(() => send({ type: 'forgiven' }), []);

  return {
    /** Id of the element that holds the fields. */
    id,
    tried: state.tried,
    pending: state.pending,
    /** The message of a field; undefined if it has none. */
    messageOf: (field: Field): string | undefined => textOf(messageAt(state, { ...options, own }, field)),
    /** The message which belongs to no field. */
    formMessage: textOf(messageOfForm(state, options)),
    /**
     * Sends valid input, one call at a time; otherwise shows what is wrong with it. `act` throws the error of a failed
     * call. @param violations for forms with several ways to send them: the violations of this way
     */
    submit(act: () => unknown, violations: readonly Violation<NoInfer<Code>>[] = options.violations): void {
      if (running.current) return;
      const valid = !isInvalid({ ...options, own, violations });
      send({ type: 'submitted', valid });
      if (valid) run(act);
      else haptic('refused');
    },
    run,
    /**
     * Navigates after an answer, unless the user has left the form or changed something in it meanwhile. Returns
     * whether it has navigated.
     */
    ifShown(lead: () => void): boolean {
      const isShownStill = isShown.current && !latest.current.touched;
      if (isShownStill) lead();
      return isShownStill;
    },
    /** The user has changed these fields: their messages no longer apply. */
    changed: (...changed: readonly Field[]) => send({ type: 'changed', fields: changed }),
    left: (field: Field) => send({ type: 'left', field }),
    /** Prevents sending while a field is not ready, for this reason; null ends it. */
    hold(field: Field, reason: string | null): void {
      setHeld((others) => ({ ...others, [field]: reason }));
      send({ type: 'changed', fields: [field] });
    },
    failed: (error: Failure | ApiError) => failed(error),
    /** Why the last attempt failed. */
    failure: state.failure,
    /** The cause of the failure has changed. */
    forgive,
    /** Starts again, for example for another item. */
    clear: () => send({ type: 'cleared' }),
  };
}

export type FormPort<Field extends string> = Pick<
  ReturnType<typeof useForm<Field, RefusalCode>>,
  'id' | 'tried' | 'pending' | 'messageOf' | 'formMessage' | 'changed' | 'left'
>;

/** Whether the form is still on the page. */
export function useIsShown(): RefObject<boolean> {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}

/** Returns whether the same customer is still signed in, in the same run of the sandbox. */
function sameSession(): () => boolean {
  const [token, runs] = [session.token.get(), runCount.get()];
  return () => session.token.get() === token && runCount.get() === runs;
}

type Names = Readonly<Record<string, string | null>>;

/** A `RefusalField` with the form's names in place of the wire names. */
type Renamed<Place, N extends Names> = Place extends string
  ? Place extends keyof N
    ? N[Place]
    : Place
  : Place extends null
    ? null
    : { readonly [Wire in keyof Place]: Renamed<Place[Wire], N> };

/**
 * Replaces the wire names of a call's fields by the form's names. @param names the form's name by wire name; null if
 * the form has no such field. Fields without an entry keep their name.
 */
export function renamedFields<const Fields extends Readonly<Record<string, RefusalField>>, const N extends Names>(
  fields: Fields,
  names: N,
): { readonly [Code in keyof Fields]: Renamed<Fields[Code], N> } {
  const nameOf = (wire: string | null) => (wire !== null && Object.hasOwn(names, wire) ? names[wire] : wire);
  const placeOf = (place: RefusalField) =>
    typeof place === 'object' && place !== null ? withValues(place, nameOf) : nameOf(place);
  return withValues(fields, placeOf) as { readonly [Code in keyof Fields]: Renamed<Fields[Code], N> };
}

const withValues = <Value, Next>(record: Readonly<Record<string, Value>>, change: (value: Value) => Next) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)] as const));
