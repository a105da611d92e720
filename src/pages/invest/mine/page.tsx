import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { DUAL_STATUSES } from '@/data/queries/dual';
import { shell } from '@/lib/shell-port';
import { Chip, ChipRow } from '@/ui/actions/chip';
import { Page } from '@/ui/layout/page';
import { NavBar } from '@/ui/navigation/nav-bar';
import { useWealthClock } from '../../_shared/wealth/use-wealth-clock';
import styles from './mine.module.css';
import { OrderList } from './order-list';

/** The customer's purchases, by state; the address says which. */
export default function DualOrdersPage() {
  const { t } = useTranslation(['invest', 'common']);
  const [fields, setFields] = useSearchParams();
  const status = DUAL_STATUSES.find((one) => String(one) === fields.get('status'));
  useWealthClock();
  return (
    <Page
      header={
        <NavBar title={t('mine.title')} onBack={() => shell().back()} backLabel={t('common:back')}>
          <div className={styles.filter}>
            <ChipRow label={t('mine.states')}>
              <Chip selected={status === undefined} onClick={() => setFields({}, { replace: true })}>
                {t('mine.all')}
              </Chip>
              {DUAL_STATUSES.map((one) => (
                <Chip
                  key={one}
                  selected={status === one}
                  onClick={() => setFields({ status: String(one) }, { replace: true })}
                >
                  {t(`mine.status${one}`)}
                </Chip>
              ))}
            </ChipRow>
          </div>
        </NavBar>
      }
    >
      <OrderList key={status ?? 'all'} status={status} />
    </Page>
  );
}
