import { useTranslation } from 'react-i18next';
import { shell } from '@/lib/shell-port';
import { Page } from '@/ui/layout/page';
import { NavBar } from '@/ui/navigation/nav-bar';
import { BillDetail } from './bill-detail';
import { BillFilters } from './bill-filters';
import { BillList } from './bill-list';
import { SaveBills } from './save-bills';
import { useBillFilter } from './use-bill-filter';

/** Everything that moved the customer's money, by day; the address says of which kind, coin and period. */
export default function BillPage() {
  const { t } = useTranslation(['bills', 'common']);
  const filter = useBillFilter();
  return (
    <Page
      header={
        <NavBar
          title={t('title')}
          backLabel={t('common:back')}
          onBack={() => shell().back()}
          actions={<SaveBills filter={filter} />}
        >
          <BillFilters filter={filter} />
        </NavBar>
      }
    >
      <BillList filter={filter} />
      <BillDetail id={filter.opened} onClose={() => filter.open(0)} />
    </Page>
  );
}
