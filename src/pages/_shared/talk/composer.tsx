import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { lengthOf } from '@/domain/accounts/validation';
import { saidText, type TalkRule, talkVerdict } from '@/domain/messages/talk';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/use-store';
import type { ValueStore } from '@/lib/value-store';
import { type Failure, failureOf } from '@/lifecycles/failure';
import { IconButton } from '@/ui/actions/icon-button';
import { cx } from '@/ui/cx';
import { useFailureText } from '../form/use-failure-text';
import styles from './talk.module.css';

export interface ComposerProps {
  /** Keeps the typed text over navigation, reload and a change of language. */
  draft: ValueStore<string>;
  rule: TalkRule;
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

/**
 * Message field with a send button. A refused text stays in the field, with the reason. Enter sends, Shift and Enter
 * break the line.
 */
export function Composer(props: ComposerProps) {
  const { draft, rule, label, onSend, hasMore = false, leading, above, disabled = false } = props;
  const { t } = useTranslation('talk');
  const typed = useStore(draft);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isMissing, setMissing] = useState(false);
  const refused = useFailureText(failure);

  const text = saidText(typed);
  const verdict = talkVerdict(text, rule);
  const problem = () => {
    if (verdict === 'text_too_long') return t('tooLong', { count: lengthOf(text), max: rule.max });
    if (verdict === 'special_characters') return t('special');
    return isMissing ? t('required') : refused;
  };

  const send = async () => {
    const isEmpty = verdict === 'message_required';
    setMissing(isEmpty && !hasMore);
    if (busy || disabled || (verdict !== null && !(isEmpty && hasMore))) return;
    setBusy(true);
    setFailure(null);
    try {
      await onSend(isEmpty ? '' : text);
      // Text typed while sending belongs to the next message.
      if (draft.get() === typed) draft.set('');
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  const message = problem();
  return (
    <form
      className={styles.composer}
      data-tour="talk-field"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {above}
      <p className={styles.problem} role="alert">
        {message}
      </p>
      <div className={styles.line}>
        {leading}
        <textarea
          className={cx(styles.field, message && styles.invalid)}
          rows={1}
          value={typed}
          placeholder={label}
          aria-label={label}
          aria-invalid={message ? true : undefined}
          enterKeyHint="send"
          onChange={(event) => {
            draft.set(event.currentTarget.value);
            setMissing(false);
            setFailure(null);
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton
          label={busy ? t('sending') : t('send')}
          icon={<SendHorizontal size={20} />}
          disabled={busy || disabled}
          onClick={() => void send()}
          className={styles.send}
        />
      </div>
    </form>
  );
}
