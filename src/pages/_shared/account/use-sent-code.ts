import { useState } from 'react';
import * as v from 'valibot';
import { type CodeTarget, destinationOf, sendCode } from '@/data/accounts/profile';
import { type ApiError, isApiError } from '@/data/api/api-error';
import { createDraft } from '@/data/session/drafts';
import { RESEND_AFTER_MS } from '@/domain/accounts/validation';
import { useTranslation } from '@/i18n/use-translation';
import { useClock } from '@/lib/clock/use-clock';
import { useStore } from '@/lib/stores/use-store';
import type { ValueStore } from '@/lib/stores/value-store';
import { isBeforeSending } from '@/lifecycles/sent-code';
import { toast } from '@/ui/overlays/toast-store';

const codeDraft = v.object({
  code: v.string(),
  /** Destination of the last code; '' if there was none. */
  sentTo: v.string(),
  /** Exchange time in epoch milliseconds from which another code may be requested. */
  resendAtMs: v.number(),
});
export type CodeDraft = v.InferOutput<typeof codeDraft>;

const EMPTY: CodeDraft = { code: '', sentTo: '', resendAtMs: 0 };

/** Store for the state of a sent code. It survives leaving the app to read the code. */
export const createCodeDraft = (name: string): ValueStore<CodeDraft> => createDraft(name, codeDraft, EMPTY);

interface SentCodeOptions {
  store: ValueStore<CodeDraft>;
  target: CodeTarget;
  onFailure: (error: ApiError) => void;
}

/** State of a code for one address: sending, sending again, typing. */
export function useSentCode({ store, target, onFailure }: SentCodeOptions) {
  const { t } = useTranslation('auth');
  const clock = useClock();
  const draft = useStore(store);
  const [sending, setSending] = useState(false);
  const longestMs = RESEND_AFTER_MS[target.channel];
  const isFromLater = isBeforeSending(draft.resendAtMs, target.channel, clock.now());
  const isOut = draft.sentTo === destinationOf(target) && !isFromLater && draft.sentTo !== '';
  return {
    code: isOut ? draft.code : '',
    setCode: (code: string) => store.set({ ...store.get(), code }),
    /** Address which received the code; null if no code is pending for `target`. */
    sentTo: isOut ? target.account : null,
    resendAtMs: isOut ? draft.resendAtMs : 0,
    sending,
    async send() {
      if (sending) return;
      setSending(true);
      try {
        await sendCode(target);
        // Read the clock after the answer: before the first answer of the exchange it may still show the device's time.
        store.set({ code: '', sentTo: destinationOf(target), resendAtMs: clock.now() + longestMs });
        toast.show(t('code.sent'), { kind: 'success' });
      } catch (error) {
        if (!isApiError(error)) throw error;
        onFailure(error);
      } finally {
        setSending(false);
      }
    },
    forget: () => store.set(EMPTY),
  };
}

export type SentCodePort = ReturnType<typeof useSentCode>;
