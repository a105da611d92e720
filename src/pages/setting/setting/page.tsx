import { useSignedIn } from '@/data/session/session';
import { useTranslation } from '@/i18n/use-translation';
import { Page } from '@/ui/layout/page';
import { BackBar } from '../../_shared/back-bar';
import { Entries } from './entries';
import { LogOut } from './log-out';
import { Profile } from './profile';
import { VisitorHead } from './visitor-head';

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
