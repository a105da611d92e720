import { useMemo, useState } from 'react';
import type { Pair } from '@/data/market/quotes';
import { type CoinOrder, mayHaveMore, useCoinOrders } from '@/data/spot/queries';
import { MAX_OPEN_ORDERS } from '@/domain/spot/order-limits';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { useMoreRows } from '../../../_shared/list/use-more-rows';
import { type ChartLine, nearestLines } from '../chart/chart-line';
import type { AmendValues } from '../orders/amend-draft';
import { AmendSheet, ResumedAmend } from '../orders/amend-sheet';
import { OPEN, orderFigures } from '../orders/order-figures';
import { OrderSheet } from '../orders/order-sheet';
import { useCancel } from '../orders/use-cancel';

const NO_ORDERS: readonly CoinOrder[] = [];

/** The order whose line was used last: tapped, or dragged to another price. `seq` distinguishes the uses. */
interface Used {
  readonly seq: number;
  readonly id: number;
  readonly moved: AmendValues | null;
}

/**
 * The user's open orders in this market: prices for the book, and lines for the chart, of which it draws the nearest. A
 * tap on a line opens the order, a drag opens the form that changes it, with the new price. Render `sheet` on the same screen.
 */
export function useOwnLevels(pair: Pair) {
  const { t } = useTranslation('chart');
  const format = useFormats();
  const orders = useCoinOrders({ status: OPEN, currencyId: pair.currency_id, legalId: pair.legal_id });
  const { data } = orders;
  // All of them, because the newest are not always the nearest to the market.
  useMoreRows(orders, mayHaveMore(orders), data?.length ?? 0, MAX_OPEN_ORDERS);
  const cancel = useCancel();
  const [used, setUsed] = useState<Used | null>(null);
  const [open, setOpen] = useState(false);
  const canAmend = pair.order_kinds?.includes('amend') ?? false;
  const { levels, lines } = useMemo(() => {
    const use = (id: number, moved: AmendValues | null) => {
      setUsed((before) => ({ seq: (before?.seq ?? 0) + 1, id, moved }));
      setOpen(true);
    };
    const waiting = (data ?? []).map((order) => ({
      id: order.id,
      price: order.target_price,
      figures: orderFigures(order),
    }));
    const lines: ChartLine[] = waiting.map(({ id, price, figures: { side, left, state, stop } }) => {
      // An order that waits for its trigger price is not in the book.
      const field = state === 'waiting' && stop ? 'stop' : 'price';
      return {
        id: `order ${id}`,
        kind: 'order',
        price: field === 'stop' && stop ? stop.toFixed() : price,
        side,
        label: t(`orderLine.${side}`, { amount: format.upTo(left, pair.amount_decimals) }),
        onTap: () => use(id, null),
        ...(canAmend && { onDrag: (to: string) => use(id, { [field]: to }) }),
      };
    });
    const booked = waiting.filter(({ figures }) => figures.state !== 'waiting');
    return { levels: booked.map(({ price, figures }) => ({ price, side: figures.side })), lines };
  }, [data, t, format, pair.amount_decimals, canAmend]);
  const near = useMemo(() => nearestLines(lines, pair.now_price), [lines, pair.now_price]);

  const order = data?.find(({ id }) => id === used?.id) ?? null;
  const close = () => setOpen(false);
  return {
    levels,
    lines: near,
    sheet: (
      <>
        <OrderSheet
          order={open && !used?.moved ? order : null}
          cancelling={order !== null && cancel.busy.has(order.id)}
          onClose={close}
          onCancel={cancel.cancel}
        />
        {order && used?.moved && (
          <AmendSheet key={used.seq} open={open} order={order} moved={used.moved} onClose={close} />
        )}
        <ResumedAmend orders={data ?? NO_ORDERS} />
      </>
    ),
  };
}
