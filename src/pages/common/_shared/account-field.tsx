import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { path, shell } from '@/lib/shell-port';
import { Segmented } from '@/ui/actions/segmented';
import { TextField } from '@/ui/forms/text-field';
import { type AccountDraft, type AccountKind, useArea } from './account-draft';
import styles from './account-field.module.css';
import { typedMobile } from './account-form';

interface AccountFieldProps {
  draft: AccountDraft;
  onChange: (fields: Partial<AccountDraft>) => void;
  error: string | undefined;
  /** The login also takes the name of an account where the others need a mail address. */
  takesNames?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Who somebody is: a mail address, or a phone number with its area code. */
export function AccountField({ draft, onChange, error, takesNames = false, ref }: AccountFieldProps) {
  const { t } = useTranslation(['auth', 'common']);
  return (
    <div className={styles.account}>
      <Segmented<AccountKind>
        label={t('way.label')}
        value={draft.kind}
        onValueChange={(kind) => onChange({ kind })}
        segments={[
          { value: 'email', label: t(takesNames ? 'login.byAccount' : 'way.email') },
          { value: 'mobile', label: t(takesNames ? 'login.byPhone' : 'way.mobile') },
        ]}
      />
      {draft.kind === 'email' ? (
        <TextField
          key="email"
          {...(ref && { ref })}
          name="username"
          label={t(takesNames ? 'account' : 'email')}
          type={takesNames ? 'text' : 'email'}
          inputMode="email"
          autoComplete="username"
          maxLength={64}
          value={draft.email}
          onValueChange={(email) => onChange({ email })}
          clearLabel={t('common:clear')}
          error={error}
        />
      ) : (
        <PhoneField draft={draft} onChange={onChange} error={error} {...(ref && { ref })} />
      )}
    </div>
  );
}

function PhoneField({ draft, onChange, error, ref }: AccountFieldProps) {
  const { t, i18n } = useTranslation(['auth', 'common']);
  const area = useArea();
  const country = new Intl.DisplayNames([i18n.language], { type: 'region' }).of(area.country) ?? area.country;
  return (
    <TextField
      key="mobile"
      {...(ref && { ref })}
      name="tel"
      label={t('phone')}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={24}
      value={draft.mobile}
      onValueChange={(text) => onChange({ mobile: typedMobile(text, area.dial) })}
      clearLabel={t('common:clear')}
      error={error}
      prefix={
        <button
          type="button"
          className={styles.area}
          aria-label={t('areaCode', { country, dial: area.dial })}
          onClick={() => shell().go(path('/pages/common/area'))}
        >
          +{area.dial}
          <ChevronDown size={16} aria-hidden />
        </button>
      }
    />
  );
}
