import { useTranslation } from 'react-i18next';
import { shell } from '@/lib/shell-port';
import { Page } from '@/ui/layout/page';
import { NavBar } from '@/ui/navigation/nav-bar';
import { RecordFilters } from './record-filters';
import { RecordList } from './record-list';
import { useRecordFilter } from './use-record-filter';

/** Every change of the user's balances, newest first; the address says of which account and coin. */
export default function AssetsRecordPage() {
  const { t } = useTranslation(['assets', 'common']);
  const filter = useRecordFilter();
  return (
    <Page
      header={
        <NavBar title={t('record.title')} backLabel={t('common:back')} onBack={() => shell().back()}>
          <RecordFilters filter={filter} />
        </NavBar>
      }
    >
      <RecordList filter={filter} />
    </Page>
  );
}
