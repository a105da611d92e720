import type { RefusalCode } from '@/contract/refusals/codes';
import { fieldOf, type RefusalField } from '@/contract/refusals/fields/refusal-fields';
import type { Violation } from '@/domain/violation';
import { type Failure, isReportedByShell } from '@/lifecycles/failure';

/**
 * When a violated rule is first shown at its field: once something was typed, once the field was left, or once the form
 * was submitted. With `submitted`, a field that the user has changed since shows nothing until the next try.
 */
export type ShowErrorsOnce = 'typed' | 'left' | 'submitted';

export interface FormState<Field extends string> {
  /** The user has tried to send the form. */
  readonly tried: boolean;
  /** The action is under way. */
  readonly pending: boolean;
  /** Why the last attempt failed, until one of its causes has changed. */
  readonly failure: Failure | null;
  /** The field to correct after the failure; null if none helps. */
  readonly failedField: Field | null;
  /** Fields that were changed after the last try. */
  readonly changed: readonly Field[];
  /** Something was changed since the form was sent. */
  readonly touched: boolean;
  readonly left: readonly Field[];
  /** Counts how often messages have appeared after a try; the first invalid field then gets the focus. */
  readonly round: number;
}

export type FormEvent<Field extends string> =
  | { type: 'submitted'; valid: boolean }
  | { type: 'sent' }
  | { type: 'done' }
  | { type: 'failed'; failure: Failure; field: Field | null }
  | { type: 'changed'; fields: readonly Field[] }
  | { type: 'left'; field: Field }
  | { type: 'forgiven' }
  | { type: 'cleared' };

export const INITIAL_FORM_STATE: FormState<never> = {
  tried: false,
  pending: false,
  failure: null,
  failedField: null,
  changed: [],
  touched: false,
  left: [],
  round: 0,
};

export function nextFormState<Field extends string>(
  state: FormState<Field>,
  event: FormEvent<Field>,
): FormState<Field> {
  const forgiven = { ...state, failure: null, failedField: null };
  switch (event.type) {
    case 'submitted':
      return { ...forgiven, tried: true, changed: [], round: state.round + (event.valid ? 0 : 1) };
    case 'sent':
      return { ...forgiven, pending: true, touched: false };
    case 'done':
    case 'cleared':
      return { ...INITIAL_FORM_STATE, round: state.round };
    case 'failed': {
      const { failure, field } = event;
      if (isReportedByShell(failure)) return { ...forgiven, pending: false };
      return {
        ...state,
        pending: false,
        failure,
        failedField: field,
        round: state.round + (field === null ? 0 : 1),
      };
    }
    case 'changed': {
      const { fields } = event;
      const isCause = state.failedField === null || fields.includes(state.failedField);
      return { ...(isCause ? forgiven : state), touched: true, changed: [...new Set([...state.changed, ...fields])] };
    }
    case 'left':
      return { ...state, left: [...new Set([...state.left, event.field])] };
    case 'forgiven':
      return state.failure ? forgiven : state;
  }
}

export interface FormFacts<Field extends string, Code extends RefusalCode> {
  /** The field to correct after a refusal; null or absent if none helps. */
  readonly fields: Readonly<Partial<Record<Code, RefusalField<Field>>>>;
  /** Violated rules of the present input, in the order of the exchange's refusals. */
  readonly violations: readonly Violation<NoInfer<Code>>[];
  /** The form's own messages, about rules which the exchange does not have. */
  readonly own?: Readonly<Partial<Record<NoInfer<Field>, string | null | undefined>>> | undefined;
  /** Fields in which nothing was typed yet. With `typed` they show nothing before the first try. */
  readonly empty?: readonly NoInfer<Field>[] | undefined;
  /** By default `typed`. */
  readonly showErrorsOnce?: ShowErrorsOnce | undefined;
}

/** The field to correct for a violation, as for the same refusal by the exchange. */
const placeOf = <Code extends RefusalCode>(
  { fields }: { readonly fields: Readonly<Partial<Record<Code, RefusalField>>> },
  { code, field }: Violation<Code>,
): string | null => fieldOf(fields, { reason: code, field });

/** Whether something prevents sending the form. */
export const isInvalid = <Field extends string, Code extends RefusalCode>({
  violations,
  own,
}: FormFacts<Field, Code>): boolean => violations.length > 0 || Object.values(own ?? {}).some(Boolean);

/**
 * Whether the messages of a field are shown. Not while the form is sent: input typed meanwhile belongs to the next
 * attempt.
 */
function showsMessages<Field extends string>(
  state: FormState<Field>,
  field: Field,
  { showErrorsOnce = 'typed', empty = [] }: Pick<FormFacts<Field, never>, 'showErrorsOnce' | 'empty'>,
): boolean {
  if (state.pending) return false;
  if (showErrorsOnce === 'submitted') return state.tried && !state.changed.includes(field);
  if (state.tried) return true;
  return showErrorsOnce === 'left' ? state.left.includes(field) : !empty.includes(field);
}

/**
 * The message to show at a field: the failure of the last attempt, the form's own message, or the first violated rule.
 */
export function messageAt<Field extends string, Code extends RefusalCode>(
  state: FormState<Field>,
  facts: FormFacts<Field, Code>,
  field: Field,
): Failure | string | Violation<Code> | null {
  if (state.failure && state.failedField === field) return state.failure;
  if (!showsMessages(state, field, facts)) return null;
  return facts.own?.[field] || (facts.violations.find((violation) => placeOf(facts, violation) === field) ?? null);
}

/** The message to show for the whole form: a failure, or a violated rule that belongs to no field. */
export function messageOfForm<Field extends string, Code extends RefusalCode>(
  state: FormState<Field>,
  { fields, violations, showErrorsOnce = 'typed', empty = [] }: FormFacts<Field, Code>,
): Failure | Violation<Code> | null {
  if (state.failure && state.failedField === null) return state.failure;
  const isComplete = showErrorsOnce === 'typed' && empty.length === 0;
  const hasChanged = showErrorsOnce === 'submitted' && state.changed.length > 0;
  if (state.pending || hasChanged || !(state.tried || isComplete)) return null;
  return violations.find((violation) => placeOf({ fields }, violation) === null) ?? null;
}
