import { useState } from 'react';
import type { CoinOrder, useCoinOrders } from '@/data/spot/queries';
import { MAX_OPEN_ORDERS } from '@/domain/spot/order-limits';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { OPEN } from './order-figures';
import type { useCancel } from './use-cancel';

export interface CancelAllProps {
  orders: ReturnType<typeof useCoinOrders>;
  /** Selects the orders to cancel; by default all. */
  fits?: (order: CoinOrder) => boolean;
  cancel: ReturnType<typeof useCancel>;
}

/**
 * Cancels all open orders of a list, including those not loaded yet. It asks for confirmation with their number, and
 * shows the progress. Orders beyond the most that a customer can have need another tap.
 */
export function CancelAll({ orders, fits = () => true, cancel }: CancelAllProps) {
  const { t } = useTranslation('trade');
  const [collecting, setCollecting] = useState(false);
  const { busy, progress } = cancel;

  const start = async () => {
    setCollecting(true);
    let list: Pick<CancelAllProps['orders'], 'data' | 'hasNextPage' | 'isFetchNextPageError' | 'fetchNextPage'> =
      orders;
    const meant = () =>
      (list.data ?? []).filter((order) => order.status === OPEN && fits(order)).slice(0, MAX_OPEN_ORDERS);
    while (list.hasNextPage && !list.isFetchNextPageError && meant().length < MAX_OPEN_ORDERS)
      list = await list.fetchNextPage();
    setCollecting(false);
    await cancel.cancelAll(meant());
  };

  return (
    <Button loading={collecting} disabled={busy.size > 0} focusableWhenDisabled onClick={() => void start()}>
      {progress ? t('orders.cancelling', progress) : t('orders.cancelAll')}
    </Button>
  );
}
