import { useTranslation } from '@/i18n/use-translation';
import { Page } from '@/ui/layout/page';
import { BackBar } from '../../_shared/back-bar';
import { BillDetail } from './bill-detail';
import { BillFilters } from './bill-filters';
import { BillList } from './bill-list';
import { SaveBills } from './save-bills';
import { useBillFilter } from './use-bill-filter';

/** Account history: all balance changes by day. Kind, coin and period are part of the page address. */
export default function BillPage() {
  const { t } = useTranslation('bills');
  const filter = useBillFilter();
  return (
    <Page
      header={
        <BackBar title={t('title')} actions={<SaveBills filter={filter} />}>
          <BillFilters filter={filter} />
        </BackBar>
      }
    >
      <BillList filter={filter} />
      <BillDetail id={filter.opened} onClose={() => filter.open(0)} />
    </Page>
  );
}
