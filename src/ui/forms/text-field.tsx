import { CircleX, Eye, EyeOff } from 'lucide-react';
import {
  type ChangeEvent,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { cx } from '../cx';
import { describedBy, FieldFrame, labelId } from './field';
import styles from './field.module.css';

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'name'
  | 'placeholder'
  | 'autoComplete'
  | 'inputMode'
  | 'maxLength'
  | 'readOnly'
  | 'disabled'
  | 'required'
  | 'enterKeyHint'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'onCompositionEnd'
>;

export interface TextFieldProps extends Native {
  value: string;
  onValueChange: (value: string) => void;
  /** Replaces `onValueChange`, for fields that need the input event. */
  onTyped?: (event: ChangeEvent<HTMLInputElement>) => void;
  type?: 'text' | 'password' | 'email' | 'tel' | 'search' | 'url' | 'datetime-local';
  label?: ReactNode;
  labelEnd?: ReactNode;
  /** Accessible name if no label is shown. */
  'aria-label'?: string;
  hint?: ReactNode;
  error?: ReactNode;
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** Shows a button that empties the field; this is its accessible name. */
  clearLabel?: string;
  /** Accessible names of the button that shows and hides a password. */
  revealLabels?: { show: string; hide: string };
  ref?: Ref<HTMLInputElement>;
  'data-testid'?: string;
  className?: string | undefined;
  inputClassName?: string | undefined;
  /** Codes, addresses and accounts, which a phone's keyboard must neither capitalize nor correct. */
  exact?: boolean;
  compact?: boolean;
  /** 36 px high, in rows of 44 px. */
  dense?: boolean;
}

const EXACT = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** A single-line text field with label, message and buttons. */
export function TextField(props: TextFieldProps) {
  const { value, onValueChange, type = 'text', label, labelEnd, hint, error, prefix, suffix, ...rest } = props;
  const {
    onTyped,
    clearLabel,
    revealLabels,
    ref,
    className,
    inputClassName,
    exact = type !== 'text',
    compact = false,
    dense = false,
    ...native
  } = rest;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // A form may have several fields with the same buttons.
  const tool = { className: styles.tool, 'aria-describedby': label ? labelId(id) : undefined };
  const [revealed, setRevealed] = useState(false);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);

  const clear = () => {
    onValueChange('');
    input.current?.focus();
  };

  return (
    <FieldFrame id={id} label={label} labelEnd={labelEnd} hint={hint} error={error} className={className}>
      <div
        className={cx(
          styles.box,
          compact && styles.compact,
          dense && styles.dense,
          error && styles.invalid,
          native.disabled && styles.off,
        )}
      >
        {prefix && <span className={styles.prefix}>{prefix}</span>}
        <input
          {...native}
          id={id}
          ref={input}
          type={revealed ? 'text' : type}
          value={value}
          onChange={onTyped ?? ((event) => onValueChange(event.currentTarget.value))}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          {...(exact && EXACT)}
          className={cx(styles.input, inputClassName)}
        />
        {clearLabel && value !== '' && !native.disabled && !native.readOnly && (
          <button type="button" {...tool} aria-label={clearLabel} onClick={clear}>
            <CircleX size={18} aria-hidden />
          </button>
        )}
        {revealLabels && (
          <button
            type="button"
            {...tool}
            aria-label={revealed ? revealLabels.hide : revealLabels.show}
            onClick={() => setRevealed(!revealed)}
          >
            {revealed ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
          </button>
        )}
        {suffix && <span className={styles.suffix}>{suffix}</span>}
      </div>
    </FieldFrame>
  );
}
