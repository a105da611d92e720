import { ReceiptText } from 'lucide-react';
import { ACCOUNT_IDS } from '@/contract/account-kinds';
import { useAccountLog } from '@/data/wallet/account-log';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { Page } from '@/ui/layout/page';
import { BackBar } from '../../_shared/back-bar';
import { LongList } from '../../_shared/list/long-list';
import { useAddressFilter } from '../../_shared/list/use-address-filter';
import { RecordRow } from '../../_shared/money/record-row';
import { type RecordFilterState, readFilter, writeFilter } from './record-filter';
import { RecordFilters } from './record-filters';

/** All balance changes of the user, newest first, filtered by account and coin in the page address. */
export default function AssetsRecordPage() {
  const { t } = useTranslation('assets');
  const filter = useAddressFilter(readFilter, writeFilter);
  return (
    <Page
      header={
        <BackBar title={t('record.title')}>
          <RecordFilters filter={filter} />
        </BackBar>
      }
    >
      <RecordList filter={filter} />
    </Page>
  );
}

const ROW_PX = 76;

/** The balance changes which match the filter, loaded page by page while scrolling. */
function RecordList({ filter }: { filter: RecordFilterState }) {
  const { t } = useTranslation('assets');
  const { account, currency } = filter;
  const log = useAccountLog({
    ...(currency && { currency }),
    ...(account && { account: ACCOUNT_IDS[account] }),
  });
  return (
    <LongList
      label={t('record.list')}
      query={log}
      items={log.data}
      failed={t('record.failed')}
      showAll={currency ? { label: t('record.showAll'), onPress: () => showAll(filter) } : undefined}
      empty={<NoRecords filter={filter} />}
      itemSizePx={ROW_PX}
      renderItem={(row) => <RecordRow key={row.id} row={row} namesAccount={!account} />}
    />
  );
}

const showAll = (filter: RecordFilterState) => filter.change({ account: undefined, currency: undefined });

function NoRecords({ filter }: { filter: RecordFilterState }) {
  const { t } = useTranslation('assets');
  const filtered = filter.account !== undefined || filter.currency !== undefined;
  return (
    <EmptyState
      title={t(filtered ? 'record.nothing' : 'record.empty')}
      hint={t(filtered ? 'record.nothingHint' : 'record.emptyHint')}
      icon={<ReceiptText size={30} strokeWidth={1.5} aria-hidden />}
      action={
        filtered ? (
          <Button onClick={() => showAll(filter)}>{t('record.showAll')}</Button>
        ) : (
          shell().isScreen(MARKETS) && <Button onClick={() => shell().go(MARKETS)}>{t('markets')}</Button>
        )
      }
    />
  );
}

const MARKETS = '/pages/market/market';
