import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { checkCode, register, resetPassword } from '@/data/accounts/auth';
import { backend } from '@/data/api/backend';
import { useTranslation } from '@/i18n/use-translation';
import { useClock } from '@/lib/clock/use-clock';
import type { ValueStore } from '@/lib/stores/value-store';
import { authMachine } from '@/lifecycles/auth';
import { authActors } from '@/lifecycles/auth-effects';
import type { Failure } from '@/lifecycles/failure';
import { inspected } from '@/lifecycles/inspected';
import type { CodePurpose, SentCode } from '@/lifecycles/sent-code';
import { toast } from '@/ui/overlays/toast-store';
import { showFailure } from '../../_shared/form/show-failure';
import { useArea } from '../../_shared/place/area-choice';
import { type AccountDraft, EMPTY_DRAFT, takeAccountToLogin, useAccountDraft } from './account-draft';
import { codeRequest, pendingCodeFor, type Step, stepOf, stepOfFailure } from './account-form';

/** The auth lifecycle with its calls. */
const authLogic = authMachine.provide({ actors: authActors });

/** The calls of the last step. A user who has left the wizard meanwhile is notified of their outcome. */
function lastCalls(store: ValueStore<AccountDraft>, onLate: (sent: AccountDraft) => void) {
  const watched =
    <Input>(call: (fields: Input) => Promise<unknown>) =>
    async ({ input, signal }: { input: Input; signal: AbortSignal }) => {
      const sent = store.get();
      try {
        await call(input);
      } catch (error) {
        if (signal.aborted) showFailure(error);
        throw error;
      }
      if (signal.aborted) onLate(sent);
    };
  return { register: fromPromise(watched(register)), reset: fromPromise(watched(resetPassword)) };
}

/**
 * Restores the lifecycle after a reload: with the pending code, or at the start. Interrupted calls are not repeated,
 * because it is unknown whether they arrived.
 */
function resumeAt(purpose: CodePurpose, sent: SentCode | null) {
  const state = sent ? 'codeSent' : 'enterAccount';
  const request = sent?.request ?? null;
  return authLogic.resolveState({
    value: { visitor: purpose === 'register' ? { registration: state } : { recovery: state } },
    context: { hasSession: false, failure: null, request, requestedAtMs: 0, sent, account: '' },
  });
}

interface CodeWizardOptions {
  purpose: CodePurpose;
  store: ValueStore<AccountDraft>;
  /** Step named by the page address. */
  stepInAddress: string | null;
  /** Shows another step as a new history entry, so that back returns to the previous one. */
  goTo: (step: Step) => void;
}

/**
 * Shared logic of registration and recovery, driven by the auth lifecycle: the account, a code sent to it, and a new
 * password. The draft holds all input except the passwords.
 */
export function useCodeWizard({ purpose, store, stepInAddress, goTo }: CodeWizardOptions) {
  const { t } = useTranslation('auth');
  const [draft, change] = useAccountDraft(store);
  const area = useArea();
  const clock = useClock();
  const request = codeRequest(draft, area.dial, purpose);
  const [start] = useState(() => resumeAt(purpose, pendingCodeFor(store.get().sent, request, clock.now())));
  const successText = t(purpose === 'register' ? 'register.success' : 'forgot.success');
  const [logic] = useState(() =>
    authLogic.provide({
      actors: lastCalls(store, (sent) => {
        toast.show(successText, { kind: 'success' });
        if (store.get() !== sent) return;
        takeAccountToLogin(sent);
        store.set(EMPTY_DRAFT);
      }),
    }),
  );
  const [snapshot, send] = useMachine(logic, { ...inspected, snapshot: start, input: { hasSession: false } });
  const { failure, sent } = snapshot.context;
  const codeOut = pendingCodeFor(sent, request, clock.now());
  const step = stepOf(stepInAddress, codeOut !== null, draft.code);
  /** Null once the user has left the wizard: a later answer then navigates nowhere. */
  const shownStep = useRef<Step | null>(step);
  useEffect(() => {
    shownStep.current = step;
    return () => {
      shownStep.current = null;
    };
  }, [step]);

  /** The last failed call, and the step that shows it until the user changes something. */
  const [failed, setFailed] = useState({ failure: null as Failure | null, step, isAnswered: false });
  if (failure !== failed.failure)
    setFailed({ failure, step: failure ? stepOfFailure(failure, step, codeOut !== null) : step, isAnswered: false });
  const onFailure = useEffectEvent(() => {
    if (failed.step !== step) goTo(failed.step);
  });
  useEffect(() => {
    if (failure) onFailure();
  }, [failure]);

  const onSent = useEffectEvent((latest: SentCode) => {
    if (latest === store.get().sent) return;
    change({ sent: latest, code: '' });
    toast.show(t('code.sent'), { kind: 'success' });
    goTo('code');
  });
  useEffect(() => {
    if (sent) onSent(sent);
  }, [sent]);

  const flow = purpose === 'register' ? 'registration' : 'recovery';
  const state = (snapshot.value as { visitor?: Record<string, string> }).visitor?.[flow];
  return {
    draft,
    change(fields: Partial<AccountDraft>) {
      setFailed((before) => ({ ...before, isAnswered: true }));
      change(fields);
    },
    /** Why the step's last call failed. */
    failure: failed.step === step && !failed.isAnswered ? failed.failure : null,
    area,
    step,
    send,
    codeOut,
    sending: state === 'sendingCode',
    submitting: state === 'registering' || state === 'resetting',
    successText,
    finished: state === 'registered' || state === 'recovered',
    /** Sends a code, or goes to the code step if a code is still pending. */
    async requestCode() {
      // Before the exchange answers, the clock is the device's, so wait. If the exchange is unreachable, the call
      // reports it.
      await backend().ready.catch(() => {});
      send({ type: 'code.request', request, nowMs: clock.now() });
      const out = pendingCodeFor(sent, request, clock.now());
      if (out && clock.now() < out.resendAtMs && shownStep.current !== null) goTo('code');
    },
    /** Checks the code with the exchange before the password step. */
    async checkCode(code: string) {
      const { account, areaCode } = request;
      await checkCode({ user_string: account, country_code: areaCode, email_code: code, scene: purpose });
      if (shownStep.current === 'code') goTo('password');
    },
  };
}

export type CodeWizard = ReturnType<typeof useCodeWizard>;
