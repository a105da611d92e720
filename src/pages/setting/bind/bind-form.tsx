import { hasPayPassword } from '@/data/accounts/pay-password';
import type { User } from '@/data/session/session';
import { EMAIL_FIELD_MAX } from '@/domain/accounts/validation';
import { useTranslation } from '@/i18n/use-translation';
import { path } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { TextField } from '@/ui/forms/text-field';
import { maskedAccount } from '../../_shared/account/account-text';
import { PayPasswordSheet } from '../../_shared/account/pay-password-sheet';
import { SentCodeField } from '../../_shared/account/sent-code-field';
import styles from '../../_shared/form/form.module.css';
import { FormProblem } from '../../_shared/form/form-problem';
import { ProblemForm } from '../../_shared/form/problem-form';
import { PhoneField } from '../../_shared/place/phone-field';
import { type Channel, useBindForm } from './use-bind-form';

/**
 * Links a new address with a code sent to it. It also needs the payment password, unless none is set and no address is
 * replaced.
 */
export function BindForm({ user, channel }: { user: User; channel: Channel }) {
  const { t } = useTranslation(['profile', 'common']);
  const bound = (channel === 'email' ? user.email : user.phone) ?? '';
  const form = useBindForm(channel, bound !== '' || hasPayPassword(user));
  return (
    <>
      <ProblemForm form={form} onSubmit={form.submit}>
        {bound !== '' && <p className={styles.lead}>{t('bind.now', { account: maskedAccount(bound) })}</p>}
        {channel === 'email' ? (
          <TextField
            name="email"
            label={t('bind.newEmail')}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={EMAIL_FIELD_MAX}
            value={form.typed}
            onValueChange={form.type}
            clearLabel={t('common:clear')}
            error={form.messageOf('account')}
          />
        ) : (
          <PhoneField
            value={form.typed}
            onValueChange={form.type}
            areaPage={path('/pages/setting/areas')}
            error={form.messageOf('account')}
          />
        )}
        <SentCodeField
          sent={form.sent}
          onCodeChange={form.typeCode}
          onSend={form.sendCode}
          error={form.messageOf('code')}
        />
        <FormProblem text={form.formMessage} />
        <Button type="submit" variant="primary" size="lg" block loading={form.isSending} guard={false}>
          {t(bound === '' ? 'bind.submit' : 'bind.submitChange')}
        </Button>
      </ProblemForm>
      <PayPasswordSheet
        {...form.password}
        purpose={t(bound === '' ? 'bind.purposeFirst' : 'bind.purpose', {
          account: maskedAccount(form.account),
          bound: maskedAccount(bound),
        })}
      />
    </>
  );
}
