import { CircleCheck, Mail, Phone } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { List } from '@/ui/display/list';
import { ListRow } from '@/ui/display/list-row';
import { StepForm } from './step-form';
import type { IdentityWizard } from './use-identity-wizard';
import styles from './wizard.module.css';

/** Page which links an e-mail or a phone. It returns to the step which opened it. */
const bindAddress = (what: 'email' | 'phone'): string =>
  path('/pages/setting/bind', { to: what === 'phone' ? 'mobile' : 'email' });

/** E-mail and phone, which verification requires. A missing one is linked on another page, which returns here. */
export function AccountStep({ wizard }: { wizard: IdentityWizard }) {
  const { t } = useTranslation(['identity', 'common']);
  const { user } = wizard.kyc;
  if (!user) return null;
  const rows = [
    { what: 'email', icon: Mail, bound: user.email, bind: t('account.bindEmail') },
    {
      what: 'phone',
      icon: Phone,
      bound: user.phone && `+${user.area_code} ${user.phone}`,
      bind: t('account.bindPhone'),
    },
  ] as const;
  return (
    <StepForm wizard={wizard} submitLabel={t('common:next')} onSubmit={wizard.afterAccount}>
      <p className={styles.lead}>{t('account.lead')}</p>
      <List label={t('steps.account')}>
        {rows.map(({ what, icon: Icon, bound, bind }) => (
          <ListRow
            key={what}
            leading={<Icon size={20} strokeWidth={1.75} aria-hidden />}
            title={t(`account.${what}`)}
            subtitle={bound || t('account.missing')}
            trailing={
              bound ? (
                <CircleCheck size={20} color="var(--up)" aria-hidden />
              ) : (
                <Button size="sm" aria-label={bind} onClick={() => shell().go(bindAddress(what))}>
                  {t('account.bind')}
                </Button>
              )
            }
          />
        ))}
      </List>
    </StepForm>
  );
}
