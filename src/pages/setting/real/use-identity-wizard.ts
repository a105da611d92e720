import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { RefusalCode } from '@/contract/refusals/codes';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { useStore } from '@/lib/use-store';
import type { Failure } from '@/lifecycles/failure';
import { useRefusalText } from '@/pages/_shared/form/use-refusal-text';
import { useKyc } from '../_shared/use-kyc';
import { useFailureWords } from './failure-words';
import { type IdentityDraft, identityDraft } from './identity-draft';
import {
  documentErrors,
  type FieldErrors,
  type FieldName,
  pictureErrors,
  placeOf,
  type Step,
  stepOf,
} from './identity-form';
import { useLeaveClosedStep } from './use-leave-closed-step';
import { useLevelNews } from './use-level-news';

/**
 * State of the wizard for both levels: the input is in the draft, the step in the page address, the rest in the
 * lifecycle.
 */
export function useIdentityWizard() {
  const { t } = useTranslation('identity');
  const refusalText = useRefusalText();
  const [params] = useSearchParams();
  const from = params.get('from');
  const asked = params.get('step');
  const kyc = useKyc();
  const { levels, user } = kyc;
  const draft = useStore(identityDraft);
  const failureWords = useFailureWords();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [ownProblem, setOwnProblem] = useState('');
  /** The failure which the user has reacted to. */
  const [answered, setAnswered] = useState<Failure | null>(null);

  const isBound = user !== undefined && user.email !== '' && user.phone !== '';
  const step = levels && stepOf({ asked, levels, isBound, draft });
  useLeaveClosedStep(levels !== null && asked !== null && step === null, from);

  const goTo = (next: Step) => shell().go(path('/pages/setting/real', { step: next, from: from ?? undefined }));

  // A refusal stays visible until the user changes something.
  const refused = kyc.failure !== null && kyc.failure !== answered ? kyc.failure : null;
  const place = placeOf(refused?.kind === 'refused' ? refused.reason : null);
  const onRefused = useEffectEvent(() => {
    if (place.step && place.step !== step) goTo(place.step);
  });
  useEffect(() => {
    if (refused) onRefused();
  }, [refused]);
  useLevelNews(levels);

  const accept = (found: FieldErrors): boolean => {
    setErrors(found);
    setOwnProblem('');
    setAnswered(kyc.failure);
    return Object.keys(found).length === 0;
  };

  return {
    kyc,
    from,
    step,
    draft,
    goTo,
    formError: ownProblem || (refused && place.field === null ? failureWords(refused) : ''),
    errorOf: (field: FieldName): string | undefined => {
      if (place.field === field) return refusalText(refused?.reason as RefusalCode);
      const code = errors[field];
      return code && refusalText(code);
    },
    change(fields: Partial<IdentityDraft>) {
      identityDraft.set({ ...identityDraft.get(), ...fields });
      // The error of the number depends on the document type, so it is removed as well.
      const gone = 'kind' in fields ? { ...fields, number: '' } : fields;
      setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([field]) => !(field in gone))));
      setOwnProblem('');
      setAnswered(kyc.failure);
    },
    /** Continues from the first step. The exchange requires both addresses, so the step cannot be skipped. */
    afterAccount() {
      if (isBound) goTo('document');
      else setOwnProblem(t('account.first'));
    },
    toCheck() {
      if (accept(documentErrors(draft))) goTo('check');
    },
    submitBasic() {
      const { kind, name, number } = draft;
      if (kind === null || !accept(documentErrors(draft))) return goTo('document');
      kyc.send({ type: 'submit.basic', fields: { id_type: kind, name, card_id: number } });
    },
    submitAdvanced() {
      if (!accept(pictureErrors(draft))) return;
      kyc.send({ type: 'submit.advanced', fields: { front_pic: draft.front, reverse_pic: draft.back } });
    },
  };
}

export type IdentityWizard = ReturnType<typeof useIdentityWizard>;
