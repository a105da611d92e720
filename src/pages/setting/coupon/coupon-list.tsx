import { Ticket } from 'lucide-react';
import type { useCoupons } from '@/data/queries/membership';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { List, ListRow } from '@/ui/display/list';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { ListEnd } from '../../_shared/list/list-end';
import { ListStates } from '../../_shared/list/list-states';
import styles from './coupon.module.css';
import { CouponTicket } from './coupon-ticket';

export interface CouponListProps {
  tab: 'received' | 'used' | 'expired';
  coupons: ReturnType<typeof useCoupons>;
}

export function CouponList({ tab, coupons }: CouponListProps) {
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
