import { KeyRound, LockKeyhole, Mail, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { lacksPayPassword } from '@/data/accounts/pay-password';
import type { User } from '@/data/session/session';
import { useTranslation } from '@/i18n/use-translation';
import { path } from '@/lib/shell-port';
import { Badge } from '@/ui/display/badge';
import { List } from '@/ui/display/list';
import { ListRow } from '@/ui/display/list-row';
import { Card } from '@/ui/layout/card';
import { Text } from '@/ui/text/text';
import { maskedAccount } from '../../_shared/account/account-text';
import { WithUser } from '../_shared/with-user';
import styles from './page.module.css';
import { securityLevel } from './security-level';

/** Security settings: passwords, and the addresses which receive codes. */
export default function SecurityPage() {
  const { t } = useTranslation(['profile', 'common', 'errors']);
  return (
    <WithUser title={t('security.title')}>
      {(user) => (
        <>
          <Level user={user} />
          <Passwords user={user} />
          <Addresses user={user} />
        </>
      )}
    </WithUser>
  );
}

function Level({ user }: { user: User }) {
  const { t } = useTranslation('profile');
  const level = securityLevel(user);
  return (
    <Card>
      <div className={styles.level} data-level={level}>
        <div className={styles.bars} aria-hidden="true">
          {['low', 'medium', 'high'].map((step, index, all) => (
            <span key={step} className={styles.bar} data-filled={index <= all.indexOf(level)} />
          ))}
        </div>
        <Text as="p" weight="bold">
          {t('security.level', { level: t(`security.${level}`) })}
        </Text>
        <Text as="p" size="note" tone="muted">
          {t(level === 'high' ? 'security.levelDone' : 'security.levelHint')}
        </Text>
      </div>
    </Card>
  );
}

function Passwords({ user }: { user: User }) {
  const { t } = useTranslation('profile');
  const isSet = !lacksPayPassword(user);
  return (
    <Card flush title={t('security.passwords')}>
      <List label={t('security.passwords')}>
        <ListRow
          leading={<KeyRound size={20} strokeWidth={1.75} aria-hidden />}
          title={t('security.login')}
          subtitle={t('security.loginHint')}
          trailing={t('security.change')}
          href={`#${path('/pages/setting/password')}`}
        />
        <ListRow
          leading={<LockKeyhole size={20} strokeWidth={1.75} aria-hidden />}
          title={t('security.pay')}
          subtitle={t('security.payHint')}
          trailing={isSet ? t('security.change') : <Missing>{t('security.isNotSet')}</Missing>}
          href={`#${path('/pages/setting/payPassword')}`}
        />
      </List>
    </Card>
  );
}

function Addresses({ user }: { user: User }) {
  const { t } = useTranslation('profile');
  const missing = <Missing>{t('security.isNotBound')}</Missing>;
  return (
    <Card flush title={t('security.addresses')}>
      <List label={t('security.addresses')}>
        <ListRow
          leading={<Mail size={20} strokeWidth={1.75} aria-hidden />}
          title={t('security.email')}
          trailing={user.email ? maskedAccount(user.email) : missing}
          href={`#${path('/pages/setting/bind', { to: 'email' })}`}
        />
        <ListRow
          leading={<Smartphone size={20} strokeWidth={1.75} aria-hidden />}
          title={t('security.phone')}
          trailing={user.phone ? `+${user.area_code || ''} ${maskedAccount(user.phone)}` : missing}
          href={`#${path('/pages/setting/bind', { to: 'mobile' })}`}
        />
      </List>
    </Card>
  );
}

const Missing = ({ children }: { children: ReactNode }) => <Badge tone="warn">{children}</Badge>;
