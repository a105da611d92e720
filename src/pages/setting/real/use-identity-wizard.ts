import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { documentViolations, pictureViolations } from '@/domain/identity/identity';
import { useTranslation } from '@/i18n/use-translation';
import { useSearchParams } from '@/lib/browser/search-params';
import { path, shell } from '@/lib/shell-port';
import { useStore } from '@/lib/stores/use-store';
import { toast } from '@/ui/overlays/toast-store';
import { useForm } from '../../_shared/form/use-form';
import type { LevelStates } from '../_shared/level-states';
import { useKyc } from '../_shared/use-kyc';
import { type IdentityDraft, identityDraft } from './identity-draft';
import { draftAfter, FIELDS, type Step, stepOf, stepOfFailure } from './identity-form';

/** Shows a notice when the state of a level changes, and removes its input from the draft after it was accepted. */
function useLevelNotices(levels: LevelStates | null): void {
  const { t } = useTranslation('identity');
  const before = useRef<LevelStates | null>(null);
  const notify = useEffectEvent((was: LevelStates, now: LevelStates) => {
    for (const level of ['basic', 'advanced'] as const) {
      if (was[level] === now[level]) continue;
      if (now[level] === 'pending') toast.show(t('sent'), { kind: 'success' });
      if (now[level] === 'approved') toast.show(t(`done.${level}`), { kind: 'success' });
    }
  });
  useEffect(() => {
    if (!levels) return;
    if (before.current) notify(before.current, levels);
    before.current = levels;
    const draft = identityDraft.get();
    const kept = draftAfter(draft, levels);
    if (kept !== draft) identityDraft.set(kept);
  }, [levels]);
}

/**
 * Leaves history entries of completed steps, which can no longer be shown, towards the page which opened the wizard. If
 * the visit began at such an entry, it becomes the overview.
 */
function useLeaveClosedStep(isClosed: boolean, from: string | null): void {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  useEffect(() => {
    if (!isClosed) return;
    // Deferred, because the double mount of strict mode would otherwise go back twice.
    const timer = setTimeout(() => {
      if (key === firstKey) shell().go(path('/pages/setting/real', { from: from ?? undefined }), { replace: true });
      else shell().back();
    });
    return () => clearTimeout(timer);
  }, [isClosed, key, firstKey, from]);
}

/**
 * State of the wizard for both levels: the input is in the draft, the step in the page address, the rest in the
 * lifecycle.
 */
export function useIdentityWizard() {
  const { t } = useTranslation('identity');
  const [params] = useSearchParams();
  const from = params.get('from');
  const stepInAddress = params.get('step');
  const kyc = useKyc();
  const { levels, user } = kyc;
  const draft = useStore(identityDraft);
  const [ownProblem, setOwnProblem] = useState('');

  const isBound = user !== undefined && user.email !== '' && user.phone !== '';
  const step = levels && stepOf({ stepInAddress, levels, isBound, draft });
  useLeaveClosedStep(levels !== null && stepInAddress !== null && step === null, from);

  const goTo = (next: Step) => shell().go(path('/pages/setting/real', { step: next, from: from ?? undefined }));

  const violations = step === 'pictures' ? pictureViolations(draft.front, draft.back, null) : documentViolations(draft);
  const form = useForm({ fields: FIELDS, violations, showErrorsOnce: 'submitted', failure: kyc.failure });
  const onFailure = useEffectEvent(() => {
    const place = kyc.failure && stepOfFailure(kyc.failure);
    if (place && place !== step) goTo(place);
  });
  useEffect(() => {
    if (kyc.failure) onFailure();
  }, [kyc.failure]);
  useLevelNotices(levels);

  return {
    kyc,
    from,
    step,
    draft,
    goTo,
    form,
    formError: ownProblem || form.formMessage,
    change(fields: Partial<IdentityDraft>) {
      identityDraft.set({ ...identityDraft.get(), ...fields });
      const changed = Object.keys(fields) as (keyof IdentityDraft)[];
      // The error of the number depends on the document type, so it is removed as well.
      form.changed(...changed, ...('kind' in fields ? (['number'] as const) : []));
      setOwnProblem('');
    },
    /** Continues from the first step. The exchange requires both addresses, so the step cannot be skipped. */
    afterAccount() {
      if (isBound) goTo('document');
      else setOwnProblem(t('account.first'));
    },
    toCheck: () => form.submit(() => goTo('check')),
    submitBasic() {
      const { kind, name, number } = draft;
      if (kind === null || violations.length > 0) goTo('document');
      form.submit(
        () => kind !== null && kyc.send({ type: 'submit.basic', fields: { id_type: kind, name, card_id: number } }),
      );
    },
    submitAdvanced: () =>
      form.submit(() =>
        kyc.send({ type: 'submit.advanced', fields: { front_pic: draft.front, reverse_pic: draft.back } }),
      ),
  };
}

export type IdentityWizard = ReturnType<typeof useIdentityWizard>;
