import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSignedIn } from '@/data/session/session';
import { useTranslation } from '@/i18n/use-translation';
import { useSearchParams } from '@/lib/browser/search-params';
import { path, shell } from '@/lib/shell-port';
import type { ValueStore } from '@/lib/stores/value-store';
import { Page } from '@/ui/layout/page';
import { toast } from '@/ui/overlays/toast-store';
import { BackBar } from '../../_shared/back-bar';
import form from '../../_shared/form/form.module.css';
import { StepProgress } from '../../_shared/form/step-progress';
import { type AccountDraft, EMPTY_DRAFT, takeAccountToLogin } from './account-draft';
import { STEPS } from './account-form';
import { Brand } from './brand';
import { CodeStep } from './code-step';
import { PasswordStep } from './password-step';
import type { CodeWizard } from './use-code-wizard';

/** Registration and recovery are for visitors. A user who has logged in and goes back skips these pages. */
function useLeaveWhenSignedIn(): void {
  const signedIn = useSignedIn();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every history entry is left separately
  useEffect(() => {
    if (!signedIn) return;
    // Deferred, because the double mount of strict mode would otherwise go back twice.
    const timer = setTimeout(() => shell().back());
    return () => clearTimeout(timer);
  }, [signedIn, key]);
}

interface AccountWizardProps {
  wizard: CodeWizard;
  store: ValueStore<AccountDraft>;
  title: string;
  /** Text above the first step: the purpose of the form. */
  promise: string;
  reason: string;
  /** Label of the submit button. */
  submitLabel: string;
  onSubmit: (password: string) => void;
  /** The first step, which differs between registration and recovery. */
  children: ReactNode;
}

/** The three steps of registration and recovery. After the last one the login opens with the account filled in. */
export function AccountWizard(props: AccountWizardProps) {
  const { wizard, store, title, promise, reason, submitLabel, onSubmit, children } = props;
  const from = useSearchParams()[0].get('from') ?? undefined;
  const { t } = useTranslation('auth');
  const { finished, step, codeOut } = wizard;
  const at = STEPS.indexOf(step);
  useLeaveWhenSignedIn();

  const box = useRef<HTMLDivElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    // The previously focused field was unmounted. A field with an error message has already taken the focus.
    if (!box.current?.contains(document.activeElement)) box.current?.querySelector('input')?.focus();
  }, [step]);

  const onFinished = useEffectEvent(() => {
    takeAccountToLogin(store.get());
    toast.show(wizard.successText, { kind: 'success' });
    shell().go(path('/pages/common/login', { from }), { replace: true });
  });
  useEffect(() => {
    if (!finished) return;
    onFinished();
    // Clears the draft on unmount; earlier the first step would briefly appear empty.
    return () => store.set(EMPTY_DRAFT);
  }, [finished, store]);

  return (
    <Page ground="plain" header={<BackBar title={title} />}>
      <div ref={box} className={form.form}>
        {step === 'account' && <Brand compact promise={promise} reason={reason} />}
        <StepProgress
          at={at}
          count={STEPS.length}
          label={t('steps.label', { step: at + 1, count: STEPS.length })}
          name={t(`steps.${step}`)}
        />
        {step === 'account' && children}
        {step === 'code' && codeOut && <CodeStep wizard={wizard} sent={codeOut} />}
        {step === 'password' && <PasswordStep wizard={wizard} submitLabel={submitLabel} onSubmit={onSubmit} />}
      </div>
    </Page>
  );
}
