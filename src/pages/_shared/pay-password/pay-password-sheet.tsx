import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiError, isApiError } from '@/data/api-error';
import { isAboutPayPassword, lacksPayPassword } from '@/data/pay-password';
import { refresh } from '@/data/queries/client';
import { keys } from '@/data/queries/keys';
import { useUserInfo } from '@/data/queries/user';
import { Sheet } from '@/ui/overlays/sheet';
import { AskPassword } from './ask-password';
import styles from './pay-password.module.css';
import { SetFirst } from './set-first';

export interface PayPasswordSheetProps {
  open: boolean;
  onClose: () => void;
  /** What is paid: a line, or a list of figures. */
  purpose?: ReactNode;
  /** Makes the call with the password. What it rejects with is shown here if it is about the password. */
  send: (password: string) => Promise<unknown>;
  /** The call went through; the sheet is closing. */
  onDone?: () => void;
  /** The call failed for another reason, or nobody knows how it ended: the form's to show. The sheet is closing. */
  onFailure: (error: ApiError) => void;
}

/**
 * Asks for the payment password and makes the call with it. Who has none is led to set one, and comes back to this
 * screen. Keep what the form holds in a draft.
 */
export function PayPasswordSheet(props: PayPasswordSheetProps) {
  // Its words come after the screen's, which does not wait for them.
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
      // Somebody may have taken it away elsewhere: the sheet then leads to setting one.
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
      // A payment under way can be neither taken back nor forgotten.
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
