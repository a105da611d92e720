import { useState } from 'react';
import * as v from 'valibot';
import { type CodeTarget, useBindEmail, useBindPhone } from '@/data/accounts/profile';
import { createDraft } from '@/data/session/drafts';
import type { User } from '@/data/session/session';
import * as rule from '@/domain/accounts/validation';
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
import form from '../../_shared/form/form.module.css';
import { FormProblem } from '../../_shared/form/form-problem';
import { ProblemForm } from '../../_shared/form/problem-form';
import { useArea } from '../../_shared/place/area-choice';
import { PhoneField } from '../../_shared/place/phone-field';
import { useProblems } from '../_shared/use-problems';

type Channel = CodeTarget['channel'];

const NOTHING = { email: '', mobile: '' };
/** The typed new addresses. */
const addressStore = createDraft('bind', v.object({ email: v.string(), mobile: v.string() }), NOTHING);
const codeStores = { email: createCodeDraft('code-bind-email'), mobile: createCodeDraft('code-bind-mobile') };

/** Links a new address with a code sent to it. Replacing an existing address also needs the payment password. */
export function BindForm({ user, channel }: { user: User; channel: Channel }) {
  const { t } = useTranslation(['profile', 'common']);
  const typed = useStore(addressStore);
  const [asking, setAsking] = useState(false);
  const problems = useProblems(['account', 'code']);
  const area = useArea();
  const bindEmail = useBindEmail();
  const bindPhone = useBindPhone();

  const account = channel === 'email' ? typed.email.trim() : typed.mobile;
  const bound = (channel === 'email' ? user.email : user.phone) ?? '';
  const areaCode = channel === 'mobile' ? area.dial : '';
  const sent = useSentCode({
    store: codeStores[channel],
    target: { channel, account, areaCode, purpose: 'bind' },
    onFailure: problems.fail,
  });
  const verdict = () => (channel === 'email' ? rule.email(account) : rule.mobile(account, area.dial));

  const type = (text: string) => {
    problems.clear('account');
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
    addressStore.set(NOTHING);
    toast.show(t(`bind.${channel}Done`), { kind: 'success' });
    shell().back();
  };
  const submit = () => {
    if (!problems.accept({ account: verdict(), code: rule.verificationCode(sent.code) })) return;
    if (bound !== '') return setAsking(true);
    bind().then(done, problems.fail);
  };

  return (
    <>
      <ProblemForm problems={problems} onSubmit={submit}>
        {bound !== '' && <p className={form.lead}>{t('bind.now', { account: maskedAccount(bound) })}</p>}
        {channel === 'email' ? (
          <TextField
            name="email"
            label={t('bind.newEmail')}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={64}
            value={typed.email}
            onValueChange={type}
            clearLabel={t('common:clear')}
            error={problems.text('account')}
          />
        ) : (
          <PhoneField
            value={typed.mobile}
            onValueChange={type}
            areaPage={path('/pages/setting/areas')}
            error={problems.text('account')}
          />
        )}
        <SentCodeField
          sent={sent}
          onCodeChange={(code) => {
            problems.clear('code');
            sent.setCode(code);
          }}
          onSend={() => {
            if (problems.accept({ account: verdict() })) void sent.send();
          }}
          error={problems.text('code')}
        />
        <FormProblem text={problems.text('form')} />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          loading={bindEmail.isPending || bindPhone.isPending}
          guard={false}
        >
          {t(bound === '' ? 'bind.submit' : 'bind.submitChange')}
        </Button>
      </ProblemForm>
      <PayPasswordSheet
        open={asking}
        onClose={() => setAsking(false)}
        purpose={t('bind.purpose', { account: maskedAccount(account), bound: maskedAccount(bound) })}
        send={bind}
        onDone={done}
        onFailure={problems.fail}
      />
    </>
  );
}
