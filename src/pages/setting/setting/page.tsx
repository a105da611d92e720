import { CircleUserRound } from 'lucide-react';
import { useSignedIn } from '@/data/session/session';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { Text } from '@/ui/text/text';
import { BackBar } from '../../_shared/back-bar';
import { Entries } from './entries';
import { LogOut } from './log-out';
import { Profile } from './profile';
import styles from './profile.module.css';

/** Profile, settings and logout. */
export default function SettingPage() {
  const { t } = useTranslation('setting');
  const signedIn = useSignedIn();
  return (
    <Page header={<BackBar title={t('title')} />}>
      {signedIn ? <Profile /> : <VisitorHead />}
      <Entries />
      <LogOut />
    </Page>
  );
}

/** Shown to visitors in place of the profile: login and registration, which both return here. */
function VisitorHead() {
  const { t } = useTranslation(['setting', 'common']);
  const from = path('/pages/setting/setting');
  return (
    <Card>
      <div className={styles.head}>
        <span className={styles.nobody}>
          <CircleUserRound size={48} strokeWidth={1.25} aria-hidden />
        </span>
        <div className={styles.words}>
          <Text as="p" size="title" weight="bold">
            {t('profile.visitor')}
          </Text>
          <Text as="p" size="note" tone="muted">
            {t('profile.visitorHint')}
          </Text>
        </div>
      </div>
      <div className={styles.ways}>
        <Button variant="primary" block onClick={() => shell().go(path('/pages/common/login', { from }))}>
          {t('common:logIn')}
        </Button>
        <Button block onClick={() => shell().go(path('/pages/common/register', { from }))}>
          {t('common:register')}
        </Button>
      </div>
    </Card>
  );
}
