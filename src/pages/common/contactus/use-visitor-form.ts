import { useState } from 'react';
import { VISITOR_MESSAGE_FIELDS } from '@/contract/refusals/fields/support';
import { writeAsVisitor } from '@/data/messages/support';
import { normalizeMessage, visitorMessageViolations } from '@/domain/messages/talk';
import { useForm } from '../../_shared/form/use-form';
import { useVisitorDraft } from './visitor-draft';

/** State of the contact form for visitors: input, errors and sending. */
export function useVisitorForm() {
  const { account, text, change, forgetText } = useVisitorDraft();
  /** Reply address of the message which was just sent; null if there is none. */
  const [sentFor, setSentFor] = useState<string | null>(null);

  const written = { account: account.trim(), text: normalizeMessage(text) };
  const violations = visitorMessageViolations(written);
  const form = useForm({ fields: VISITOR_MESSAGE_FIELDS, violations, judging: 'submitted' });

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
        forgetText();
        setSentFor(written.account);
      }),
    writeAnother: () => setSentFor(null),
  };
}
