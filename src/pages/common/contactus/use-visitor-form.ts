import { useState } from 'react';
import * as v from 'valibot';
import { VISITOR_MESSAGE_FIELDS } from '@/contract/refusals/fields/support';
import { writeAsVisitor } from '@/data/messages/support';
import { createDraft } from '@/data/session/drafts';
import { normalizeMessage, visitorMessageViolations } from '@/domain/messages/talk';
import { useStore } from '@/lib/stores/use-store';
import { useForm } from '../../_shared/form/use-form';
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
function useVisitorDraft() {
  const { account, text } = useStore(store);
  const { kind, email } = useStore(loginDraft);
  const tried = kind === 'email' && email.includes('@') ? email.trim() : '';
  return {
    account: account ?? tried,
    text,
    change: (fields: Partial<VisitorDraft>) => store.set({ ...store.get(), ...fields }),
    /** Forgets a message that was sent, and keeps the address for another one. */
    forget: (sent: string) => store.get().text === sent && store.set({ ...store.get(), text: '' }),
  };
}

/** State of the contact form for visitors: input, errors and sending. */
export function useVisitorForm() {
  const { account, text, change, forget } = useVisitorDraft();
  /** Reply address of the message which was just sent; null if there is none. */
  const [sentFor, setSentFor] = useState<string | null>(null);

  const written = { account: account.trim(), text: normalizeMessage(text) };
  const violations = visitorMessageViolations(written);
  const form = useForm({ fields: VISITOR_MESSAGE_FIELDS, violations, showErrorsOnce: 'submitted' });

  return {
    account,
    text,
    form,
    sentFor,
    type(fields: { account?: string; text?: string }) {
      form.changed(...(Object.keys(fields) as ('account' | 'text')[]));
      change(fields);
    },
    send: () =>
      form.submit(async () => {
        await writeAsVisitor(written);
        forget(text);
        setSentFor(written.account);
      }),
    writeAnother: () => setSentFor(null),
  };
}
