import { DUAL_STATUSES } from '@/data/dual/queries';
import { useTranslation } from '@/i18n/use-translation';
import { useSearchParams } from '@/lib/browser/search-params';
import { Chip, ChipRow } from '@/ui/actions/chip';
import { Page } from '@/ui/layout/page';
import { BackBar } from '../../_shared/back-bar';
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
        </BackBar>
      }
    >
      <OrderList key={status ?? 'all'} status={status} />
    </Page>
  );
}
