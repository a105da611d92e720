import type { Ref } from 'react';
import { EMAIL_FIELD_MAX } from '@/domain/accounts/validation';
import { useTranslation } from '@/i18n/use-translation';
import { path } from '@/lib/shell-port';
import { Segmented } from '@/ui/actions/segmented';
import { TextField } from '@/ui/forms/text-field';
import { PhoneField } from '../../_shared/place/phone-field';
import type { AccountDraft, AccountKind } from './account-draft';
import styles from './account-field.module.css';

interface AccountFieldProps {
  draft: AccountDraft;
  onChange: (fields: Partial<AccountDraft>) => void;
  error: string | undefined;
  /** Accepts account names as well as e-mail addresses, for the login. */
  takesNames?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** The user's account: an e-mail address, or a phone number with its area code. */
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
          exact
          inputMode="email"
          autoComplete="username"
          maxLength={EMAIL_FIELD_MAX}
          value={draft.email}
          onValueChange={(email) => onChange({ email })}
          clearLabel={t('common:clear')}
          error={error}
        />
      ) : (
        <PhoneField
          key="mobile"
          value={draft.mobile}
          onValueChange={(mobile) => onChange({ mobile })}
          areaPage={path('/pages/common/area')}
          error={error}
          {...(ref && { ref })}
        />
      )}
    </div>
  );
}
