import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { path, shell } from '@/lib/shell-port';
import { Page } from '@/ui/layout/page';
import { NavBar } from '@/ui/navigation/nav-bar';
import { Tabs } from '@/ui/navigation/tabs';
import { Copies } from './copies';
import { Followed } from './followed';

const TABS = ['traders', 'open', 'history'] as const;
type Tab = (typeof TABS)[number];

const isTab = (text: string | null): text is Tab => TABS.some((tab) => tab === text);

/** Whom the user copies, and the copies: open and closed. */
export default function MyCopiesPage() {
  const { t } = useTranslation(['copy', 'common']);
  const [fields, setFields] = useSearchParams();
  const named = fields.get('tab');
  const tab = isTab(named) ? named : 'traders';
  return (
    <Page
      header={
        <NavBar title={t('mine')} backLabel={t('common:back')} onBack={() => shell().back()}>
          <Tabs
            label={t('my.tabs')}
            fill
            value={tab}
            onValueChange={(next) => setFields({ tab: next }, { replace: true })}
            items={TABS.map((value) => ({ value, label: t(`my.${value}`) }))}
          />
        </NavBar>
      }
    >
      {tab === 'traders' ? (
        <Followed onFind={() => shell().go(path('/pages/copytrade/copy'))} />
      ) : (
        <Copies key={tab} which={tab} />
      )}
    </Page>
  );
}
