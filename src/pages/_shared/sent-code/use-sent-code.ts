import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { createDraft } from '@/data/drafts';
import { type CodeTarget, sendCode } from '@/data/queries/profile';
import { useClock } from '@/lib/use-clock';
import { useStore } from '@/lib/use-store';
import type { ValueStore } from '@/lib/value-store';
import { isBeforeSending, RESEND_AFTER_MS } from '@/lifecycles/auth';
import { toast } from '@/ui/overlays/toast-store';

const codeDraft = v.object({
  code: v.string(),
  /** The address the last code went to, '' for none. */
  sentTo: v.string(),
  /** Exchange time from which another may be asked for. */
  resendAtMs: v.number(),
});
export type CodeDraft = v.InferOutput<typeof codeDraft>;

const EMPTY: CodeDraft = { code: '', sentTo: '', resendAtMs: 0 };

/** What is known of a code that is out: it survives leaving the app to read it. */
export const createCodeDraft = (name: string): ValueStore<CodeDraft> => createDraft(name, codeDraft, EMPTY);

interface SentCodeOptions {
  store: ValueStore<CodeDraft>;
  target: CodeTarget;
  onFailure: (error: unknown) => void;
}

/** A code to one address: sent, sent again, typed. */
export function useSentCode({ store, target, onFailure }: SentCodeOptions) {
  const { t } = useTranslation('auth');
  const clock = useClock();
  const draft = useStore(store);
  const [sending, setSending] = useState(false);
  const longestMs = RESEND_AFTER_MS[target.channel];
  const isFromLater = isBeforeSending(draft.resendAtMs, target.channel, clock.now());
  const isOut = draft.sentTo === target.account && !isFromLater && draft.sentTo !== '';
  return {
    code: isOut ? draft.code : '',
    setCode: (code: string) => store.set({ ...store.get(), code }),
    /** Where the code went; null while none is out to this address. */
    sentTo: isOut ? draft.sentTo : null,
    resendAtMs: isOut ? draft.resendAtMs : 0,
    sending,
    async send() {
      if (sending) return;
      setSending(true);
      try {
        await sendCode(target);
        // Read now: before the first answer of an exchange the clock may be the device's.
        store.set({ code: '', sentTo: target.account, resendAtMs: clock.now() + longestMs });
        toast.show(t('code.sent'), { kind: 'success' });
      } catch (error) {
        onFailure(error);
      } finally {
        setSending(false);
      }
    },
    forget: () => store.set(EMPTY),
  };
}

export type SentCodePort = ReturnType<typeof useSentCode>;
