import {
  type ChangeEvent,
  type CompositionEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { numberMarks } from '@/lib/numbers/number-marks';
import {
  type AmountRefusal,
  afterKey,
  figuresBefore,
  placeAfter,
  readAmount,
  withOwnMark,
  writeAmount,
} from './read-amount';

interface Typed {
  text: string;
  /** The value reported for it. */
  value: string;
  locale: string;
  /** The displayed problem; `unfinished` is displayed only after the field lost the focus. */
  problem: AmountRefusal | 'unfinished' | null;
}

export interface AmountText {
  /** The field's text: the amount in the format of the user's language, or typed text that is not an amount. */
  text: string;
  /** Message why the text is not an amount. */
  error: string | undefined;
  change: (event: ChangeEvent<HTMLInputElement>) => void;
  /** An input method has finished a composition. */
  compose: (event: CompositionEvent<HTMLInputElement>) => void;
  clear: () => void;
  /** The field was left. Returns the value of its text; null if that is not an amount. */
  leave: () => string | null;
}

/**
 * The text of an amount field. It reports '' or a plain decimal string; text that is not a number in the user's
 * language is reported as ''. Such text stays in the field with a message, and prevents submitting the form.
 */
export function useAmountText(
  input: RefObject<HTMLInputElement | null>,
  { value, onValueChange, precision }: { value: string; onValueChange: (value: string) => void; precision: number },
): AmountText {
  const { t, i18n } = useTranslation('common');
  const locale = i18n.language;
  const marks = numberMarks(locale);
  const [typed, setTyped] = useState<Typed | null>(null);
  const [isReported, setReported] = useState(false);
  /** Number of digits and decimal marks before the caret, until the caret has been restored. */
  const caret = useRef<number | null>(null);

  const own = typed && typed.value === value && typed.locale === locale ? typed : null;
  const text = own?.text ?? writeAmount(value, marks);
  const problem = own?.problem ?? null;
  const isShown = problem !== null && (problem !== 'unfinished' || isReported);

  const caretOf = ({ value: raw, selectionStart }: HTMLInputElement) =>
    figuresBefore(withOwnMark(raw, { marks }), selectionStart ?? 0, marks);

  const take = (raw: string, key: string | null, { isComposing = false, isComplete = false } = {}) => {
    const afterOne = key !== null && problem === null ? afterKey(raw, key, marks) : null;
    const reading = readAmount(afterOne ?? raw, { marks, precision, isComplete });
    const next: Typed =
      reading.kind === 'amount'
        ? { text: isComposing ? raw : reading.text, value: reading.value, locale, problem: null }
        : { text: raw, value: '', locale, problem: reading.kind === 'refused' ? reading.why : 'unfinished' };
    setTyped(next);
    setReported(isComplete);
    if (next.value !== value) onValueChange(next.value);
    return next.problem === null ? next.value : null;
  };

  const leave = () => (problem === null ? value : take(text, null, { isComplete: true }));
  const leaveAtSubmit = useEffectEvent(leave);

  useLayoutEffect(() => {
    const field = input.current;
    if (caret.current === null || !field || document.activeElement !== field) return;
    const at = problem === null ? placeAfter(text, caret.current, marks) : field.selectionStart;
    field.setSelectionRange(at, at);
    caret.current = null;
  });

  useEffect(() => {
    const form = input.current?.form;
    if (problem === null || !form) return;
    const hold = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      leaveAtSubmit();
      input.current?.focus();
    };
    form.addEventListener('submit', hold, { capture: true });
    return () => form.removeEventListener('submit', hold, { capture: true });
  }, [input, problem]);

  return {
    text,
    error: isShown
      ? t(`amountRefused.${problem === 'unfinished' ? 'notNumber' : problem}`, {
          example: writeAmount(precision === 0 ? '1234' : '1234.5', marks),
        })
      : undefined,
    change({ currentTarget: field, nativeEvent }) {
      const native = nativeEvent as InputEvent;
      // Changing the text during a composition would discard the input method's letters.
      if (!native.isComposing) caret.current = caretOf(field);
      take(field.value, keyOf(native), { isComposing: native.isComposing });
    },
    compose({ currentTarget: field, data }) {
      caret.current = caretOf(field);
      take(field.value, data);
    },
    clear: () => take('', null),
    leave,
  };
}

/** The character one key has inserted, or '' for a deletion; null for text that was pasted, dropped or autofilled. */
function keyOf({ inputType, data }: InputEvent): string | null {
  if (inputType?.startsWith('delete')) return '';
  if (inputType === 'insertCompositionText') return data;
  return inputType === 'insertText' && data?.length === 1 ? data : null;
}
