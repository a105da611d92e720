import { useTranslation } from 'react-i18next';
import { useSignedIn } from '@/data/session';
import { shell } from '@/lib/shell-port';
import { Page } from '@/ui/layout/page';
import { NavBar } from '@/ui/navigation/nav-bar';
import { Entries } from './entries';
import { LogOut } from './log-out';
import { Profile } from './profile';
import { VisitorHead } from './visitor-head';

/** Who one is, everything that can be set, and the way out. */
export default function SettingPage() {
  const { t } = useTranslation(['setting', 'common']);
  const signedIn = useSignedIn();
  return (
    <Page header={<NavBar title={t('title')} backLabel={t('common:back')} onBack={() => shell().back()} />}>
      {signedIn ? <Profile /> : <VisitorHead />}
      <Entries />
      <LogOut />
    </Page>
  );
}
