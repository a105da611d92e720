import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { MESSAGE_FIELDS } from '@/contract/refusals/fields/support';
import { lengthOf } from '@/domain/accounts/validation';
import { checkMessage, type MessageRule, messageViolations, normalizeMessage } from '@/domain/messages/talk';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/stores/use-store';
import type { ValueStore } from '@/lib/stores/value-store';
import { IconButton } from '@/ui/actions/icon-button';
import { cx } from '@/ui/cx';
import { useForm } from '../form/use-form';
import styles from './talk.module.css';

export interface ComposerProps {
  /** Keeps the typed text over navigation, reload and a change of language. */
  draft: ValueStore<string>;
  rule: MessageRule;
  label: string;
  /** Sends the message; rejects with the reason of a failure. */
  onSend: (text: string) => Promise<unknown>;
  /** An attachment is sent along, so the text may be empty. */
  hasMore?: boolean;
  /** Content before the field: a button which attaches something. */
  leading?: ReactNode;
  /** Content above the field: the attachment. */
  above?: ReactNode;
  disabled?: boolean;
}

/** Code of every key that an input method takes for itself. */
const TAKEN_KEY = 229;

/**
 * Whether Enter ends a composition. Safari ends the composition before it reports the key, so only the key code shows
 * it.
 */
const isOfComposition = ({ isComposing, keyCode }: globalThis.KeyboardEvent): boolean =>
  isComposing || keyCode === TAKEN_KEY;

/**
 * Message field with a send button. A refused text stays in the field, with the reason. Enter sends, Shift and Enter
 * break the line.
 */
export function Composer(props: ComposerProps) {
  const { draft, rule, label, onSend, hasMore = false, leading, above, disabled = false } = props;
  const { t } = useTranslation('talk');
  const typed = useStore(draft);
  const text = normalizeMessage(typed);
  const verdict = checkMessage(text, rule);
  const isEmpty = verdict === 'message_required';
  const id = useId();
  const form = useForm({
    fields: MESSAGE_FIELDS,
    violations: messageViolations(text, rule, hasMore),
    empty: isEmpty ? ['text'] : [],
  });

  const send = () => {
    if (disabled) return;
    form.submit(async () => {
      await onSend(isEmpty ? '' : text);
      // Text typed while sending belongs to the next message.
      if (draft.get() === typed) draft.set('');
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isOfComposition(event.nativeEvent)) return;
    event.preventDefault();
    send();
  };
  const error = form.messageOf('text');
  const message = error ?? form.formMessage;
  return (
    <form
      id={form.id}
      className={styles.composer}
      data-tour="talk-field"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {above}
      <p id={id} className={styles.problem} role="alert">
        {message}
      </p>
      {verdict === 'text_too_long' && (
        <p className={styles.count}>
          {lengthOf(text)}/{rule.max}
        </p>
      )}
      <div className={styles.line}>
        {leading}
        <textarea
          className={cx(styles.field, error && styles.invalid)}
          rows={1}
          value={typed}
          placeholder={label}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={message ? id : undefined}
          enterKeyHint="send"
          onChange={(event) => {
            draft.set(event.currentTarget.value);
            form.changed('text');
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton
          label={form.pending ? t('sending') : t('send')}
          icon={<SendHorizontal size={20} />}
          loading={form.pending}
          disabled={disabled}
          onClick={send}
          className={styles.send}
        />
      </div>
    </form>
  );
}
