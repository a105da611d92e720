import { useState } from 'react';
import type { RefusalCode } from '@/contract/refusals/codes';
import { isApiError } from '@/data/api/api-error';
import { writeAsVisitor } from '@/data/messages/support';
import * as rule from '@/domain/accounts/validation';
import { SUPPORT_RULE, saidText, talkVerdict } from '@/domain/messages/talk';
import { useFieldProblems } from '../../_shared/form/use-field-problems';
import { type Problem, useProblemText } from '../../_shared/form/use-problem-text';
import { useVisitorDraft } from './visitor-draft';

type Field = 'account' | 'text' | 'form';

const FIELD_OF: Partial<Record<RefusalCode, Field>> = {
  account_required: 'account',
  account_invalid: 'account',
  message_required: 'text',
  text_too_long: 'text',
  special_characters: 'text',
};

/** State of the contact form for visitors: input, errors and sending. */
export function useVisitorForm() {
  const { account, text, change, forgetText } = useVisitorDraft();
  const problems = useFieldProblems<Field, Problem>(useProblemText());
  const [sending, setSending] = useState(false);
  /** Reply address of the message which was just sent; null if there is none. */
  const [sentFor, setSentFor] = useState<string | null>(null);

  const send = async () => {
    if (sending) return;
    const written = { account: account.trim(), text: saidText(text) };
    const verdicts = { account: rule.account(written.account), text: talkVerdict(written.text, SUPPORT_RULE) };
    const wrong = Object.entries(verdicts).filter(([, code]) => code !== null);
    problems.show(Object.fromEntries(wrong.map(([field, code]) => [field, { code: code as RefusalCode }])));
    if (wrong.length > 0) return;
    setSending(true);
    try {
      await writeAsVisitor(written);
      forgetText();
      setSentFor(written.account);
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      problems.show({ [(failure.reason && FIELD_OF[failure.reason]) || 'form']: { failure } });
    } finally {
      setSending(false);
    }
  };

  return {
    account,
    text,
    problems,
    sending,
    sentFor,
    type(fields: { account?: string; text?: string }) {
      problems.clear(...(Object.keys(fields) as Field[]));
      change(fields);
    },
    send: () => void send(),
    writeAnother: () => setSentFor(null),
  };
}
