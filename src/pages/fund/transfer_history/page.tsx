import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { shell } from '@/lib/shell-port';
import { Page } from '@/ui/layout/page';
import { NavBar } from '@/ui/navigation/nav-bar';
import { Tabs } from '@/ui/navigation/tabs';
import { Exchanges } from './exchanges';
import { Transfers } from './transfers';

const TABS = ['transfers', 'exchanges'] as const;

/** Transfers between one's own accounts, and exchanges of coins; the address says which: `?tab=exchanges`. */
export default function TransferHistoryPage() {
  const { t } = useTranslation(['history', 'assets', 'common']);
  const [fields, setFields] = useSearchParams();
  const tab = TABS.find((name) => name === fields.get('tab')) ?? TABS[0];
  return (
    <Page
      header={
        <NavBar title={t('title')} backLabel={t('common:back')} onBack={() => shell().back()}>
          <Tabs
            label={t('kinds')}
            fill
            items={TABS.map((value) => ({ value, label: t(value) }))}
            value={tab}
            onValueChange={(value) => setFields({ tab: value }, { replace: true })}
          />
        </NavBar>
      }
    >
      {tab === 'transfers' ? <Transfers /> : <Exchanges />}
    </Page>
  );
}
