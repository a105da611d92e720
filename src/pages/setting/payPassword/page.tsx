import { useState } from 'react';
import { lacksPayPassword } from '@/data/accounts/pay-password';
import { useUserInfo } from '@/data/accounts/user';
import type { User } from '@/data/session/session';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import type { Failure } from '@/lifecycles/failure';
import { useBackToClose } from '@/ui/overlays/use-back-to-close';
import form from '../../_shared/form/form.module.css';
import { WithUser } from '../_shared/with-user';
import { ChoosePassword } from './choose-password';
import { ConfirmCode } from './confirm-code';

/** Step 1 verifies the user by a code; steps 2 and 3 take the new password and its repetition. */
type Step = 1 | 2 | 3;

/** Sets or changes the payment password, then returns to the previous page, such as a withdrawal. */
export default function PayPasswordPage() {
  const { t } = useTranslation(['profile', 'pay-password', 'auth', 'errors']);
  const user = useUserInfo().data;
  const [step, setStep] = useState<Step>(1);
  const restart = () => setStep(1);
  useBackToClose(step > 1, restart);
  return (
    <WithUser
      title={t(lacksPayPassword(user) ? 'payPassword.setTitle' : 'payPassword.changeTitle')}
      ground="plain"
      onBack={() => (step === 1 ? shell().back() : restart())}
    >
      {(known) => <Steps user={known} step={step} setStep={setStep} />}
    </WithUser>
  );
}

function Steps({ user, step, setStep }: { user: User; step: Step; setStep: (step: Step) => void }) {
  const { t } = useTranslation('profile');
  const [code, setCode] = useState('');
  const [refused, setRefused] = useState<Failure | null>(null);
  return (
    <div className={form.form}>
      <p className={form.count} aria-live="polite">
        {t('payPassword.steps', { step })}
      </p>
      {step === 1 ? (
        <ConfirmCode
          user={user}
          refused={refused}
          onRight={(right) => {
            setCode(right);
            setRefused(null);
            setStep(2);
          }}
        />
      ) : (
        <ChoosePassword
          code={code}
          repeating={step === 3}
          onRepeat={(repeating) => setStep(repeating ? 3 : 2)}
          onCodeRefused={(failure) => {
            setRefused(failure);
            setStep(1);
          }}
        />
      )}
    </div>
  );
}
