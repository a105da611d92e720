import { useState } from 'react';
import type { RefusalCode } from '@/contract/refusals/codes';
import { type ApiError, isApiError } from '@/data/api-error';
import { lacksPayPassword } from '@/data/pay-password';
import { useUserInfo } from '@/data/queries/user';
import { useUser } from '@/data/session';
import { verificationCode } from '@/domain/validation';
import { useOwnTarget } from '../sent-code/own-address';
import { createCodeDraft, useSentCode } from '../sent-code/use-sent-code';

/** One for all forms that take such a code, for it fits any of them. */
const codeStore = createCodeDraft('code-payout');

/** The fields of a call that saves where money may go. */
export interface ProofFields {
  readonly code?: string;
  readonly pay_password?: string;
}

interface OwnProofOptions {
  /** False while money would go where it goes already. */
  isNeeded: boolean;
  save: (proof: ProofFields) => Promise<unknown>;
  onDone: () => void;
  /** Sending a code or saving failed. */
  onFailure: (error: ApiError) => void;
}

/** Saves a form with a code to an own address and the payment password, or at once where neither is needed. */
export function useOwnProof({ isNeeded, save, onDone, onFailure }: OwnProofOptions) {
  const info = useUserInfo().data;
  const stored = useUser();
  const user = info ?? stored;
  // Without a payment password nothing can be proven, and setting one takes a code of its own: the sheet leads there.
  const asksCode = isNeeded && !lacksPayPassword(user);
  const own = useOwnTarget(user, 'security', codeStore);
  const fail = (error: unknown) => {
    if (!isApiError(error)) throw error;
    onFailure(error);
  };
  const sent = useSentCode({ store: codeStore, target: own.target, onFailure: fail });
  const [asking, setAsking] = useState(false);
  const [saving, setSaving] = useState(false);

  const saveAtOnce = async () => {
    if (saving) return;
    setSaving(true);
    try {
      await save({}).then(onDone, fail);
    } finally {
      setSaving(false);
    }
  };
  return {
    asksCode,
    own,
    sent,
    saving,
    /** What is wrong with the code that was typed, before anybody is asked. */
    codeProblem: asksCode ? (verificationCode(sent.code) as RefusalCode | null) : null,
    /** Saves a form in which nothing is wrong: at once, or when the payment password has been typed. */
    submit: () => (isNeeded ? setAsking(true) : void saveAtOnce()),
    sheet: {
      open: asking,
      onClose: () => setAsking(false),
      send: (password: string) => save({ code: sent.code, pay_password: password }),
      onDone() {
        sent.forget();
        onDone();
      },
      onFailure,
    },
  };
}

export type OwnProofState = ReturnType<typeof useOwnProof>;
