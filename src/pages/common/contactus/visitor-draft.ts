import * as v from 'valibot';
import { createDraft } from '@/data/session/drafts';
import { useStore } from '@/lib/use-store';
import { loginDraft } from '../_shared/account-draft';

const visitorDraft = v.object({
  /** Reply address; null until the user types in the field. */
  account: v.nullable(v.string()),
  text: v.string(),
});
type VisitorDraft = v.InferOutput<typeof visitorDraft>;

const NOTHING_TYPED: VisitorDraft = { account: null, text: '' };
const store = createDraft<VisitorDraft>('visitor-message', visitorDraft, NOTHING_TYPED);

/** Input of a visitor. The reply address defaults to the one tried at the login. */
export function useVisitorDraft() {
  const { account, text } = useStore(store);
  const { kind, email } = useStore(loginDraft);
  const tried = kind === 'email' && email.includes('@') ? email.trim() : '';
  return {
    account: account ?? tried,
    text,
    change: (fields: Partial<VisitorDraft>) => store.set({ ...store.get(), ...fields }),
    /** Keeps the address for another message. */
    forgetText: () => store.set({ ...store.get(), text: '' }),
  };
}
