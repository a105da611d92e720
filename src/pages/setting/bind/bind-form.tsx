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
import type { User } from '@/data/session/session';
import { addressViolations, bindViolations } from '@/domain/accounts/account-rules';
import { EMAIL_FIELD_MAX } from '@/domain/accounts/validation';
import { plainText } from '@/domain/plain-text';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { useStore } from '@/lib/use-store';
import { Button } from '@/ui/actions/button';
import { TextField } from '@/ui/forms/text-field';
import { toast } from '@/ui/overlays/toast-store';
import { maskedAccount } from '../../_shared/account/account-text';
import { PayPasswordSheet } from '../../_shared/account/pay-password-sheet';
import { SentCodeField } from '../../_shared/account/sent-code-field';
import { createCodeDraft, useSentCode } from '../../_shared/account/use-sent-code';
import styles from '../../_shared/form/form.module.css';
import { FormProblem } from '../../_shared/form/form-problem';
import { ProblemForm } from '../../_shared/form/problem-form';
import { renamedFields, useForm } from '../../_shared/form/use-form';
import { useArea } from '../../_shared/place/area-choice';
import { PhoneField } from '../../_shared/place/phone-field';

type Channel = CodeTarget['channel'];

const FIELDS = renamedFields({ ...BIND_PHONE_FIELDS, ...BIND_EMAIL_FIELDS }, { mobile: 'account', email: 'account' });
const SEND_FIELDS = renamedFields(
  { ...SMS_CODE_FIELDS, ...MAIL_CODE_FIELDS },
  { mobile: 'account', user_string: 'account', email_code: 'code' },
);

const NOTHING = { email: '', mobile: '' };
/** The typed new addresses. */
const addressStore = createDraft('bind', v.object({ email: v.string(), mobile: v.string() }), NOTHING);
const codeStores = { email: createCodeDraft('code-bind-email'), mobile: createCodeDraft('code-bind-mobile') };

/** Links a new address with a code sent to it. Replacing an existing address also needs the payment password. */
export function BindForm({ user, channel }: { user: User; channel: Channel }) {
  const { t } = useTranslation(['profile', 'common']);
  const typed = useStore(addressStore);
  const [asking, setAsking] = useState(false);
  const area = useArea();
  const bindEmail = useBindEmail();
  const bindPhone = useBindPhone();

  const account = channel === 'email' ? plainText(typed.email) : typed.mobile;
  const bound = (channel === 'email' ? user.email : user.phone) ?? '';
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
  const messageOf = (field: 'account' | 'code') => form.messageOf(field) ?? sending.messageOf(field);
  const changed = (field: 'account' | 'code') => {
    form.changed(field);
    sending.changed(field);
  };

  const type = (text: string) => {
    changed('account');
    addressStore.set({ ...typed, [channel]: text });
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
  const submit = () => {
    form.submit(async () => {
      if (bound !== '') return setAsking(true);
      await bind();
      done();
    });
  };

  return (
    <>
      <ProblemForm form={form} onSubmit={submit}>
        {bound !== '' && <p className={styles.lead}>{t('bind.now', { account: maskedAccount(bound) })}</p>}
        {channel === 'email' ? (
          <TextField
            name="email"
            label={t('bind.newEmail')}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={EMAIL_FIELD_MAX}
            value={typed.email}
            onValueChange={type}
            clearLabel={t('common:clear')}
            error={messageOf('account')}
          />
        ) : (
          <PhoneField
            value={typed.mobile}
            onValueChange={type}
            areaPage={path('/pages/setting/areas')}
            error={messageOf('account')}
          />
        )}
        <SentCodeField
          sent={sent}
          onCodeChange={(code) => {
            changed('code');
            sent.setCode(code);
          }}
          onSend={() =>
            sending.submit(() => {
              void sent.send();
            })
          }
          error={messageOf('code')}
        />
        <FormProblem text={form.formMessage ?? sending.formMessage} />
        <Button type="submit" variant="primary" size="lg" block loading={form.pending} guard={false}>
          {t(bound === '' ? 'bind.submit' : 'bind.submitChange')}
        </Button>
      </ProblemForm>
      <PayPasswordSheet
        open={asking}
        onClose={() => setAsking(false)}
        purpose={t('bind.purpose', { account: maskedAccount(account), bound: maskedAccount(bound) })}
        send={bind}
        onDone={done}
        onFailure={form.failed}
      />
    </>
  );
}
