import { DUAL_STATUSES } from '@/data/dual/queries';
import { useTranslation } from '@/i18n/use-translation';
import { useSearchParams } from '@/lib/browser/search-params';
import { Page } from '@/ui/layout/page';
import { BackBar } from '../../_shared/back-bar';
import { FilterChips } from '../../_shared/list/filter-chips';
import { useWealthClock } from '../../_shared/wealth/use-wealth-clock';
import styles from './mine.module.css';
import { OrderList } from './order-list';

/** The customer's purchases by state, which is part of the page address. */
export default function DualOrdersPage() {
  const { t } = useTranslation('invest');
  const [fields, setFields] = useSearchParams();
  const status = DUAL_STATUSES.find((one) => String(one) === fields.get('status'));
  useWealthClock();
  return (
    <Page
      header={
        <BackBar title={t('mine.title')}>
          <div className={styles.filter}>
            <FilterChips
              label={t('mine.states')}
              all={t('mine.all')}
              values={DUAL_STATUSES}
              textOf={(one) => t(`mine.status${one}`)}
              value={status}
              onValueChange={(one) => setFields(one === undefined ? {} : { status: String(one) }, { replace: true })}
            />
          </div>
        </BackBar>
      }
    >
      <OrderList key={status ?? 'all'} status={status} />
    </Page>
  );
}
