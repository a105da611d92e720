import { LockKeyhole } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { isAboutPayPassword, lacksPayPassword } from '@/data/accounts/pay-password';
import { useUserInfo } from '@/data/accounts/user';
import { type ApiError, isApiError } from '@/data/api/api-error';
import { refresh } from '@/data/queries/client';
import { keys } from '@/data/queries/keys';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { Sheet } from '@/ui/overlays/sheet';
import { AskPassword } from './ask-password';
import styles from './pay-password.module.css';
import { goSetPayPassword } from './set-address';

export interface PayPasswordSheetProps {
  open: boolean;
  onClose: () => void;
  /** What is paid: a line of text or a list of figures. */
  purpose?: ReactNode;
  /** Makes the call with the password. The sheet shows a rejection about the password; others go to `onFailure`. */
  send: (password: string) => Promise<unknown>;
  /** The call succeeded; the sheet is closing. */
  onDone?: () => void;
  /** The call failed for another reason, or its outcome is unknown. The form shows the error; the sheet is closing. */
  onFailure: (error: ApiError) => void;
}

/**
 * Asks for the payment password and makes the call with it. A user without a payment password is sent to the page which
 * sets one, and returns to this screen. Keep the form's input in a draft, because the form unmounts meanwhile.
 */
export function PayPasswordSheet(props: PayPasswordSheetProps) {
  // The texts of the sheet are loaded separately; Suspense keeps the screen from waiting for them.
  return (
    <Suspense>
      <TheSheet {...props} />
    </Suspense>
  );
}

function TheSheet({ open, onClose, purpose, send, onDone, onFailure }: PayPasswordSheetProps) {
  const { t } = useTranslation(['pay-password', 'common']);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState('');
  const user = useUserInfo().data;

  const close = () => {
    setRefused('');
    onClose();
  };

  const submit = async (password: string) => {
    if (busy) return;
    setBusy(true);
    setRefused('');
    try {
      await send(password);
      close();
      onDone?.();
    } catch (error) {
      if (!isApiError(error)) throw error;
      // The password may have been removed in another session. With fresh user data the sheet offers to set a new one.
      if (error.reason === 'pay_password_missing') refresh(keys.user);
      if (isAboutPayPassword(error)) return setRefused(error.message);
      close();
      onFailure(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Sheet
      open={open}
      // A payment under way cannot be cancelled, so the sheet stays open until its outcome is known.
      sticky={busy}
      onOpenChange={(next) => !next && !busy && close()}
      title={t('title')}
      closeLabel={t('common:close')}
    >
      {lacksPayPassword(user) ? (
        <SetFirst onLeave={close} />
      ) : (
        <div className={styles.ask}>
          {purpose && <div className={styles.purpose}>{purpose}</div>}
          <AskPassword busy={busy} error={refused} onType={() => setRefused('')} onSubmit={submit} onLeave={close} />
        </div>
      )}
    </Sheet>
  );
}

/** Shown to a user without a payment password: leads to the page which sets one and returns to this screen. */
function SetFirst({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('pay-password');
  const leave = () => {
    onLeave();
    goSetPayPassword(shell());
  };
  return (
    <EmptyState
      icon={<LockKeyhole size={30} strokeWidth={1.5} aria-hidden />}
      title={t('unset')}
      hint={t('unsetHint')}
      action={
        <Button variant="primary" onClick={leave}>
          {t('set')}
        </Button>
      }
    />
  );
}
