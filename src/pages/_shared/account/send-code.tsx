import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useClock } from '@/lib/clock/use-clock';
import { useRemaining } from '@/ui/feedback/use-clock';
import { useTimeText } from '@/ui/feedback/use-time-text';
import form from '../form/form.module.css';

interface SendCodeProps {
  /** Exchange time in epoch milliseconds from which another code may be sent; null if none was sent yet. */
  resendAtMs: number | null;
  sending: boolean;
  onSend: () => void;
  /** The slots of the code. */
  slots: RefObject<HTMLDivElement | null>;
}

/** Button which sends a code, and sends it again after the waiting time. */
export function SendCode({ resendAtMs, sending, onSend, slots }: SendCodeProps) {
  const { t } = useTranslation('auth');
  const remainingMs = useRemaining(resendAtMs ?? 0, useClock());
  const timeText = useTimeText();
  const isPressed = useRef(false);
  const waits = resendAtMs !== null && remainingMs > 0;
  // The time to wait replaces the pressed button, which had the focus.
  useEffect(() => {
    if (waits && isPressed.current && document.activeElement === document.body)
      slots.current?.querySelector('input')?.focus();
    isPressed.current = false;
  }, [waits, slots]);
  if (waits) return t('code.resendIn', { time: timeText(remainingMs) });
  const press = () => {
    if (sending) return;
    isPressed.current = true;
    onSend();
  };
  return (
    <button type="button" className={form.labelLink} aria-disabled={sending || undefined} onClick={press}>
      {t(resendAtMs === null ? 'code.send' : 'code.resend')}
    </button>
  );
}
