import { useState } from 'react';
import { lacksPayPassword } from '@/data/accounts/pay-password';
import { useUserInfo } from '@/data/accounts/user';
import { useUser } from '@/data/session/session';
import { codeViolations } from '@/domain/accounts/account-rules';
import type { Failure } from '@/lifecycles/failure';
import { useOwnTarget } from '../account/own-address';
import { createCodeDraft, useSentCode } from '../account/use-sent-code';

/** One store for all forms which need such a code, because the same code is valid for each of them. */
const codeStore = createCodeDraft('code-payout');

/** Additional fields of a call which saves a payout target. */
export interface PayoutAuthFields {
  readonly code?: string;
  readonly pay_password?: string;
}

interface PayoutAuthOptions {
  /** False while the payout target is unchanged. */
  isNeeded: boolean;
  save: (proof: PayoutAuthFields) => Promise<unknown>;
  onDone: () => void;
  /** Sending a code failed, or saving with the payment password for another reason than the password. */
  onFailure: (failure: Failure) => void;
}

/** Saves a payout target, with a verification code and the payment password if `isNeeded`, otherwise directly. */
export function usePayoutAuth({ isNeeded, save, onDone, onFailure }: PayoutAuthOptions) {
  const info = useUserInfo().data;
  const stored = useUser();
  const user = info ?? stored;
  // Without a payment password the proof is impossible, and setting one needs a code of its own. The sheet then leads
  // to the page which sets it.
  const asksCode = isNeeded && !lacksPayPassword(user);
  const own = useOwnTarget(user, 'security', codeStore);
  const sent = useSentCode({ store: codeStore, target: own.target, onFailure });
  const [asking, setAsking] = useState(false);
  return {
    asksCode,
    own,
    sent,
    /** The rules which the typed code breaks. */
    violations: asksCode ? codeViolations(sent.code) : [],
    /** Saves a valid form, directly or after the payment password has been typed. @throws ApiError */
    async submit(): Promise<void> {
      if (isNeeded) return setAsking(true);
      await save({});
      onDone();
    },
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

export type PayoutAuthState = ReturnType<typeof usePayoutAuth>;
