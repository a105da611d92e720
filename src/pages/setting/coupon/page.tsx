import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useCoupons } from '@/data/queries/membership';
import { shell } from '@/lib/shell-port';
import { Page } from '@/ui/layout/page';
import { NavBar } from '@/ui/navigation/nav-bar';
import { Tabs } from '@/ui/navigation/tabs';
import { CouponList } from './coupon-list';

/** The tabs and the status each asks for. */
const STATUS = { received: 1, used: 3, expired: 4 } as const;
type Tab = keyof typeof STATUS;
const TABS = Object.keys(STATUS) as Tab[];

/** Coupons to use, used, and expired; the address says which are shown. */
export default function CouponPage() {
  const { t } = useTranslation(['coupons', 'common']);
  const [fields, setFields] = useSearchParams();
  const tab = TABS.find((one) => one === fields.get('status')) ?? 'received';
  const coupons = useCoupons(STATUS[tab]);
  const counts = coupons.data?.counts;
  return (
    <Page
      header={
        <NavBar title={t('title')} backLabel={t('common:back')} onBack={() => shell().back()}>
          <Tabs
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
        </NavBar>
      }
    >
      <CouponList tab={tab} coupons={coupons} />
    </Page>
  );
}
