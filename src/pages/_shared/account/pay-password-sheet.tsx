import { LockKeyhole } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import type { PayPasswordRefusal } from '@/contract/pay-password';
import { isAboutPayPassword, lacksPayPassword } from '@/data/accounts/pay-password';
import { useUserInfo } from '@/data/accounts/user';
import { refresh } from '@/data/queries/client';
import { keys } from '@/data/queries/keys';
import { typedPayPasswordViolations } from '@/domain/accounts/account-rules';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import type { Failure } from '@/lifecycles/failure';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { Sheet } from '@/ui/overlays/sheet';
import { useForm } from '../form/use-form';
import { AskPassword } from './ask-password';
import styles from './pay-password.module.css';
import { goSetPayPassword } from './set-address';

/** A missing payment password is not an error of the typed one: the sheet then leads to the page which sets one. */
const FIELDS = {
  pay_password_missing: null,
  pay_password_required: 'password',
  pay_password_locked: 'password',
  pay_password_wrong: 'password',
} as const satisfies Record<PayPasswordRefusal, 'password' | null>;

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
  onFailure: (failure: Failure) => void;
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
  /** Stored nowhere else, and cleared after each attempt. */
  const [typed, setTyped] = useState('');
  const user = useUserInfo().data;
  const close = () => {
    setTyped('');
    form.clear();
    onClose();
  };
  const form = useForm({
    fields: FIELDS,
    violations: typedPayPasswordViolations(typed),
    showErrorsOnce: 'submitted',
    onRedirected: () => close(),
    onFailed(failure) {
      // The password may have been removed in another session. With fresh user data the sheet offers to set a new one.
      if (failure.reason === 'pay_password_missing') refresh(keys.user);
      if (isAboutPayPassword(failure)) return;
      close();
      onFailure(failure);
    },
  });

  const pay = async (password: string) => {
    try {
      await send(password);
    } finally {
      // What was typed meanwhile belongs to the next attempt.
      setTyped((now) => (now === password ? '' : now));
    }
    close();
    onDone?.();
  };

  return (
    <Sheet
      open={open}
      // A payment under way cannot be cancelled, so the sheet stays open until its outcome is known.
      sticky={form.pending}
      onOpenChange={(next) => !next && !form.pending && close()}
      title={t('title')}
      closeLabel={t('common:close')}
    >
      {lacksPayPassword(user) ? (
        <SetFirst onLeave={close} />
      ) : (
        <div className={styles.ask}>
          {purpose && <div className={styles.purpose}>{purpose}</div>}
          <AskPassword
            form={form}
            typed={typed}
            onType={(text) => {
              form.changed('password');
              setTyped(text);
            }}
            onComplete={(password) => form.run(() => pay(password))}
            onSubmit={() => form.submit(() => pay(typed))}
            onLeave={close}
          />
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
