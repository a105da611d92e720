import { useTranslation } from '@/i18n/use-translation';
import { Page } from '@/ui/layout/page';
import { BackBar } from '../../_shared/back-bar';
import { RecordFilters } from './record-filters';
import { RecordList } from './record-list';
import { useRecordFilter } from './use-record-filter';

/** All balance changes of the user, newest first, filtered by account and coin in the page address. */
export default function AssetsRecordPage() {
  const { t } = useTranslation('assets');
  const filter = useRecordFilter();
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
