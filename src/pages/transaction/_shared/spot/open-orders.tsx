import { ListChecks } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { Pair } from '@/data/market/quotes';
import { useSignedIn } from '@/data/session/session';
import { type CoinOrder, mayHaveMore, useCoinOrders } from '@/data/spot/queries';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Chip } from '@/ui/actions/chip';
import { IconButton } from '@/ui/actions/icon-button';
import { cx } from '@/ui/cx';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { FailureState } from '../../../_shared/load-failure';
import { CancelAll } from '../orders/cancel-all';
import { OrderCard } from '../orders/order-card';
import { OPEN, orderFigures, partnerOf } from '../orders/order-figures';
import { OrderSheet } from '../orders/order-sheet';
import { useCancel } from '../orders/use-cancel';
import { useOrderTexts } from '../orders/use-order-texts';
import styles from './open-orders.module.css';

const SHOWN = 20;

const openAll = () => shell().go(path('/pages/transaction/currency_order'));

/** The user's open orders, below the form. */
export function OpenOrders({ pair }: { pair: Pair }) {
  const { t } = useTranslation('trade');
  const [everywhere, setEverywhere] = useState(false);
  const orders = useCoinOrders({
    status: OPEN,
    ...(!everywhere && { currencyId: pair.currency_id, legalId: pair.legal_id }),
  });
  const cancel = useCancel();
  const [shownId, setShownId] = useState<number | null>(null);
  const open = useCallback((order: CoinOrder) => setShownId(order.id), []);
  const list = orders.data ?? [];
  const shown = list.find((order) => order.id === shownId) ?? null;

  return (
    <section data-tour="trade-orders" className={styles.card} aria-label={t('orders.open')}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          {t('orders.open')}
          {list.length > 0 && (
            <span className={styles.count}>
              {' '}
              {mayHaveMore(orders) && list.length >= SHOWN ? `${list.length}+` : list.length}
            </span>
          )}
        </h2>
        <IconButton
          className={styles.all}
          label={t('orders.allOrders')}
          icon={<ListChecks size={18} aria-hidden />}
          onClick={openAll}
        />
      </header>
      <Orders orders={orders} cancel={cancel} onOpen={open} />
      <div className={styles.foot}>
        <Chip selected={everywhere} onClick={() => setEverywhere(!everywhere)}>
          {t('orders.otherMarkets')}
        </Chip>
        {list.length > 1 && <CancelAll orders={orders} cancel={cancel} />}
      </div>
      <OrderSheet
        order={shown}
        cancelling={shown !== null && cancel.busy.has(shown.id)}
        onClose={() => setShownId(null)}
        onCancel={cancel.cancel}
      />
    </section>
  );
}

/** Orders of which one cancels the other stand next to each other, because they were placed together. */
function inPairs(orders: readonly CoinOrder[]): (readonly CoinOrder[])[] {
  const groups: CoinOrder[][] = [];
  for (const order of orders) {
    const last = groups.at(-1);
    if (last?.length === 1 && last[0]?.oco_id === order.id && orderFigures(order).isPaired) last.push(order);
    else groups.push([order]);
  }
  return groups;
}

interface OrdersProps {
  orders: ReturnType<typeof useCoinOrders>;
  cancel: ReturnType<typeof useCancel>;
  onOpen: (order: CoinOrder) => void;
}

function Orders({ orders, cancel, onOpen }: OrdersProps) {
  const { t } = useTranslation(['trade', 'spot-orders', 'common']);
  const texts = useOrderTexts();
  if (!useSignedIn())
    return (
      <EmptyState
        title={t('orders.visitor')}
        action={<Button onClick={() => shell().requireLogin()}>{t('common:logIn')}</Button>}
      />
    );
  if (orders.isPending) return <SkeletonList rows={2} leading={false} label={t('common:loading')} />;
  if (!orders.data) return <FailureState title={t('orders.failed')} query={orders} />;
  if (orders.data.length === 0) return <EmptyState title={t('orders.empty')} hint={t('orders.emptyHint')} />;
  return (
    <>
      <ul className={styles.list}>
        {inPairs(orders.data.slice(0, SHOWN)).map((group) => (
          <li key={group[0]?.id} className={cx(group.length > 1 && styles.pair)}>
            {group.length > 1 && <p className={styles.pairHead}>{t('spot-orders:order.pair')}</p>}
            {group.map((order) => (
              <OrderCard
                key={order.id}
                order={order}
                texts={texts}
                partner={partnerOf(order, group)}
                cancelling={cancel.busy.has(order.id)}
                onOpen={onOpen}
                onCancel={cancel.cancel}
              />
            ))}
          </li>
        ))}
      </ul>
      {(orders.data.length > SHOWN || orders.hasNextPage) && orders.data.length >= SHOWN && (
        <div className={styles.foot}>
          <Button block variant="ghost" onClick={openAll}>
            {t('orders.allOrders')}
          </Button>
        </div>
      )}
    </>
  );
}
