import { useState } from 'react';
import * as v from 'valibot';
import {
  BIND_EMAIL_FIELDS,
  BIND_PHONE_FIELDS,
  MAIL_CODE_FIELDS,
  SMS_CODE_FIELDS,
} from '@/contract/refusals/fields/accounts';
import { type CodeTarget, useBindEmail, useBindPhone } from '@/data/accounts/profile';
import { createDraft } from '@/data/session/drafts';
import { addressViolations, bindViolations } from '@/domain/accounts/account-rules';
import { plainText } from '@/domain/plain-text';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { useStore } from '@/lib/stores/use-store';
import { toast } from '@/ui/overlays/toast-store';
import { createCodeDraft, useSentCode } from '../../_shared/account/use-sent-code';
import { renamedFields, useForm } from '../../_shared/form/use-form';
import { useArea } from '../../_shared/place/area-choice';

export type Channel = CodeTarget['channel'];

const FIELDS = renamedFields({ ...BIND_PHONE_FIELDS, ...BIND_EMAIL_FIELDS }, { mobile: 'account', email: 'account' });
const SEND_FIELDS = renamedFields(
  { ...SMS_CODE_FIELDS, ...MAIL_CODE_FIELDS },
  { mobile: 'account', user_string: 'account', email_code: 'code' },
);

const NOTHING = { email: '', mobile: '' };
/** The typed new addresses. */
const addressStore = createDraft('bind', v.object({ email: v.string(), mobile: v.string() }), NOTHING);
const codeStores = { email: createCodeDraft('code-bind-email'), mobile: createCodeDraft('code-bind-mobile') };

/**
 * Input of the form, the code for it, and its submission.
 * @param needsPassword whether the payment password proves who links the address
 */
export function useBindForm(channel: Channel, needsPassword: boolean) {
  const { t } = useTranslation('profile');
  const typed = useStore(addressStore);
  const [asking, setAsking] = useState(false);
  const area = useArea();
  const bindEmail = useBindEmail();
  const bindPhone = useBindPhone();

  const account = channel === 'email' ? plainText(typed.email) : typed.mobile;
  const areaCode = channel === 'mobile' ? area.dial : '';
  const address = { channel, account, dial: areaCode };
  /** Asking for a code needs the address only. */
  const sending = useForm({ fields: SEND_FIELDS, violations: addressViolations(address), showErrorsOnce: 'submitted' });
  const sent = useSentCode({
    store: codeStores[channel],
    target: { channel, account, areaCode, purpose: 'bind' },
    onFailure: sending.failed,
  });
  const form = useForm({ fields: FIELDS, violations: bindViolations(address, sent.code), showErrorsOnce: 'submitted' });
  const changed = (field: 'account' | 'code') => {
    form.changed(field);
    sending.changed(field);
  };

  const bind = (payPassword?: string) => {
    const proof = { code: sent.code, pay_password: payPassword };
    return channel === 'email'
      ? bindEmail.mutateAsync({ email: account, ...proof })
      : bindPhone.mutateAsync({ mobile: account, area_code: areaCode, ...proof });
  };
  const done = () => {
    sent.forget();
    const kept = addressStore.get();
    // What was typed meanwhile stays.
    if (kept[channel] === typed[channel]) addressStore.set({ ...kept, [channel]: '' });
    toast.show(t(`bind.${channel}Done`), { kind: 'success' });
    form.ifShown(() => shell().back());
  };

  return {
    id: form.id,
    account,
    typed: typed[channel],
    type(text: string): void {
      changed('account');
      addressStore.set({ ...typed, [channel]: text });
    },
    sent,
    typeCode(code: string): void {
      changed('code');
      sent.setCode(code);
    },
    sendCode: () =>
      sending.submit(() => {
        void sent.send();
      }),
    messageOf: (field: 'account' | 'code') => form.messageOf(field) ?? sending.messageOf(field),
    formMessage: form.formMessage ?? sending.formMessage,
    isSending: form.pending,
    submit: () =>
      form.submit(async () => {
        if (needsPassword) return setAsking(true);
        await bind();
        done();
      }),
    password: { open: asking, onClose: () => setAsking(false), send: bind, onDone: done, onFailure: form.failed },
  };
}
