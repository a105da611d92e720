import { useSearchParams } from 'react-router-dom';
import { useCoupons } from '@/data/queries/membership';
import { useTranslation } from '@/i18n/use-translation';
import { Page } from '@/ui/layout/page';
import { Tabs } from '@/ui/navigation/tabs';
import { BackBar } from '../../_shared/back-bar';
import { CouponList } from './coupon-list';

/** Wire status of each tab. */
const STATUS = { received: 1, used: 3, expired: 4 } as const;
type Tab = keyof typeof STATUS;
const TABS = Object.keys(STATUS) as Tab[];

/** Coupons: available, used, expired. The tab is part of the page address. */
export default function CouponPage() {
  const { t } = useTranslation('coupons');
  const [fields, setFields] = useSearchParams();
  const tab = TABS.find((one) => one === fields.get('status')) ?? 'received';
  const coupons = useCoupons(STATUS[tab]);
  const counts = coupons.data?.counts;
  return (
    <Page
      header={
        <BackBar title={t('title')}>
          <Tabs
            swipe
            label={t('tabs')}
            fill
            items={TABS.map((value) => ({
              value,
              label: t(`tab.${value}`),
              ...(counts && { count: counts[value] }),
            }))}
            value={tab}
            onValueChange={(status) => setFields(status === 'received' ? {} : { status }, { replace: true })}
          />
        </BackBar>
      }
    >
      <CouponList tab={tab} coupons={coupons} />
    </Page>
  );
}
