import { Ticket } from 'lucide-react';
import { useCoupons } from '@/data/membership/queries';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { List } from '@/ui/display/list';
import { ListRow } from '@/ui/display/list-row';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { SwipeTabs } from '@/ui/navigation/swipe-tabs';
import { BackBar } from '../../_shared/back-bar';
import { ListEnd } from '../../_shared/list/list-end';
import { ListStates } from '../../_shared/list/list-states';
import { useAddressTab } from '../../_shared/list/use-address-tab';
import styles from './coupon.module.css';
import { CouponTicket } from './coupon-ticket';

/** Wire status of each tab. */
const STATUS = { received: 1, used: 3, expired: 4 } as const;
type Tab = keyof typeof STATUS;
const TABS = Object.keys(STATUS) as Tab[];

/** Coupons: available, used, expired. The tab is part of the page address. */
export default function CouponPage() {
  const { t } = useTranslation('coupons');
  const [tab, change] = useAddressTab(TABS, 'received', 'status');
  const coupons = useCoupons(STATUS[tab]);
  const counts = coupons.data?.counts;
  return (
    <Page
      header={
        <BackBar title={t('title')}>
          <SwipeTabs
            label={t('tabs')}
            fill
            items={TABS.map((value) => ({
              value,
              label: t(`tab.${value}`),
              ...(counts && { count: counts[value] }),
            }))}
            value={tab}
            onValueChange={change}
          />
        </BackBar>
      }
    >
      <CouponList tab={tab} coupons={coupons} />
    </Page>
  );
}

function CouponList({ tab, coupons }: { tab: Tab; coupons: ReturnType<typeof useCoupons> }) {
  const { t } = useTranslation('coupons');
  const empty = (
    <EmptyState
      title={t(`empty.${tab}`)}
      hint={t('emptyHint')}
      icon={<Ticket size={30} strokeWidth={1.5} aria-hidden />}
      action={<Button onClick={() => shell().go(path('/pages/points/index'))}>{t('toPoints')}</Button>}
    />
  );
  return (
    <ListStates query={coupons} failed={t('failed')} isEmpty={({ rows }) => rows.length === 0} empty={empty} leading>
      {({ rows }) => (
        <>
          <ul className={styles.list} aria-label={t('list')}>
            {rows.map((coupon) => (
              <li key={coupon.id}>
                <CouponTicket coupon={coupon} onEnd={() => void coupons.refetch()} />
              </li>
            ))}
          </ul>
          {coupons.hasNextPage ? <ListEnd shown={rows.length} query={coupons} /> : <MoreCoupons />}
        </>
      )}
    </ListStates>
  );
}

/** Where more coupons come from, below the last one. */
function MoreCoupons() {
  const { t } = useTranslation(['coupons', 'menu']);
  return (
    <Card flush>
      <p className={styles.more}>{t('emptyHint')}</p>
      <List>
        <ListRow title={t('toPoints')} href={`#${path('/pages/points/index')}`} />
        <ListRow title={t('menu:vip')} href={`#${path('/pages/vip/index')}`} />
      </List>
    </Card>
  );
}
