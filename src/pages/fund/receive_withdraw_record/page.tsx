import { useTranslation } from '@/i18n/use-translation';
import { Page } from '@/ui/layout/page';
import { SwipeTabs } from '@/ui/navigation/swipe-tabs';
import { BackBar } from '../../_shared/back-bar';
import { useAddressFilter } from '../../_shared/list/use-address-filter';
import { RechargeList } from './recharge-list';
import { readFilter, TABS, writeFilter } from './record-filter';
import { RecordFilters } from './record-filters';
import { WithdrawList } from './withdraw-list';

/** Deposits and withdrawals with their states. The tab is part of the page address. */
export default function ReceiveWithdrawRecordPage() {
  const { t } = useTranslation('recharge');
  const filter = useAddressFilter(readFilter, writeFilter);
  return (
    <Page
      header={
        <BackBar title={t('records.title')}>
          <SwipeTabs
            fill
            label={t('records.tabsLabel')}
            items={TABS.map((value) => ({ value, label: t(`records.tabs.${value}`) }))}
            value={filter.tab}
            // Record ids of one list are meaningless in the other.
            onValueChange={(tab) => filter.change({ tab, id: undefined })}
          />
          <RecordFilters filter={filter} />
        </BackBar>
      }
    >
      {filter.tab === 'recharge' ? <RechargeList filter={filter} /> : <WithdrawList filter={filter} />}
    </Page>
  );
}
