import { useTranslation } from '@/i18n/use-translation';
import { useSearchParams } from '@/lib/browser/search-params';
import { Page } from '@/ui/layout/page';
import { SwipeTabs } from '@/ui/navigation/swipe-tabs';
import { BackBar } from '../../_shared/back-bar';
import { Exchanges } from './exchanges';
import { Transfers } from './transfers';

const TABS = ['transfers', 'exchanges'] as const;

/** Transfers between the customer's accounts, and exchanges of coins (`?tab=exchanges`). */
export default function TransferHistoryPage() {
  const { t } = useTranslation(['history', 'assets']);
  const [fields, setFields] = useSearchParams();
  const tab = TABS.find((name) => name === fields.get('tab')) ?? TABS[0];
  return (
    <Page
      header={
        <BackBar title={t('title')}>
          <SwipeTabs
            label={t('kinds')}
            fill
            items={TABS.map((value) => ({ value, label: t(value) }))}
            value={tab}
            onValueChange={(value) => setFields({ tab: value }, { replace: true })}
          />
        </BackBar>
      }
    >
      {tab === 'transfers' ? <Transfers /> : <Exchanges />}
    </Page>
  );
}
