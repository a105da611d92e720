import { useEffect, useRef } from 'react';
import { isApiError } from '@/data/api/api-error';
import { onFuturesPosition } from '@/data/futures/events';
import { isFirstNotice, wasNotified } from '@/data/futures/notified-orders';
import { FUTURES_STATUS, type FuturesPosition } from '@/data/futures/queries';
import { Decimal, ZERO } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { fetchFinalOrder } from '@/lifecycles/contract-position-effects';
import { toast } from '@/ui/overlays/toast-store';
import { isPartUnderWay, selfReportedOrders } from './order-actions';
import { usePositionTexts } from './use-position-texts';

const NOTICE_MS = 4000;
/** Ends within this time, by a liquidation or a bulk close in another session, appear in one notice. */
const TOGETHER_MS = 200;

/** Groups ended orders into notices. Liquidations form one notice, separate from other ends of the same moment. */
function grouped(orders: readonly FuturesPosition[]): FuturesPosition[][] {
  const liquidated = orders.filter((order) => order.close_reason === 'liquidation');
  const others = orders.filter((order) => order.close_reason !== 'liquidation');
  const isMany = others.length > 2;
  return [liquidated, ...(isMany ? [others] : others.map((order) => [order]))];
}

/** Key of the notice for the end of a single position. */
function noticeKeyOf({ close_reason: reason, part_of }: FuturesPosition) {
  if (part_of !== undefined) return 'part';
  return reason === 'profit' || reason === 'loss' || reason === 'liquidation' ? reason : 'other';
}

/** Collects ended orders and reports them together. */
function createNoticeQueue(show: (orders: readonly FuturesPosition[]) => void) {
  let ended: FuturesPosition[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  const flush = () => {
    timer = null;
    const all = ended;
    ended = [];
    show(all);
  };
  return {
    add(order: FuturesPosition) {
      ended.push(order);
      timer ??= setTimeout(flush, TOGETHER_MS);
    },
    /** Reports collected orders at once, because no other list will. */
    stop() {
      if (timer === null) return;
      clearTimeout(timer);
      flush();
    },
  };
}

/**
 * Shows notices about positions changed by the exchange or in another session: a stop was hit, positions were
 * liquidated, another tab closed one, a pending order was filled. The source is a private event. Without one, because
 * the server does not send it or the socket was not connected, it is the difference between two readings of the list.
 * For screens which show positions.
 * @param known orders of the list; undefined while it is loading
 * @param scope identifies the list: a position missing under another scope has not ended
 */
export function usePositionNotices(known: readonly FuturesPosition[] | undefined, scope: string): void {
  const { t } = useTranslation('positions');
  const texts = usePositionTexts();
  const latest = useRef({ t, texts, known });
  const handleOrder = useRef((_order: FuturesPosition) => {});
  const before = useRef({ scope, known });

  useEffect(() => {
    latest.current = { t, texts, known };
  });

  useEffect(() => {
    const noticeQueue = createNoticeQueue((orders) => {
      const { t: say, texts: write } = latest.current;
      for (const group of grouped(orders)) {
        const [first] = group;
        if (!first) continue;
        const sum = group.reduce((total, order) => total.add(new Decimal(order.fact_profits)), ZERO);
        const amount = write.format.signed(sum);
        const isLiquidation = first.close_reason === 'liquidation';
        const text =
          group.length > 1
            ? say(isLiquidation ? 'notice.liquidations' : 'notice.others', { count: group.length, amount })
            : say(`notice.${noticeKeyOf(first)}`, {
                position: write.name(first),
                lots: write.lots(first.share),
                amount,
              });
        toast.show(text, { kind: sum.lt(0) ? 'error' : 'success', durationMs: NOTICE_MS });
      }
    });
    handleOrder.current = (order) => {
      const { t: say, texts: write, known: list } = latest.current;
      const opened = order.status === FUTURES_STATUS.open && list?.find(({ id }) => id === order.id)?.status === 0;
      // A market order opens at once, and its form reports it.
      if (order.status === FUTURES_STATUS.open && !opened) return;
      if (!isFirstNotice(order)) return;
      if (opened) {
        const price = write.price(order.price, order.symbol);
        const text = say('notice.opened', { position: write.name(order), price });
        toast.show(text, { kind: 'success', durationMs: NOTICE_MS });
      }
      const isOwn = selfReportedOrders.has(order.id) || isPartUnderWay(order);
      if (order.status === FUTURES_STATUS.closed && !isOwn) noticeQueue.add(order);
    };
    const stop = onFuturesPosition(handleOrder.current);
    return () => {
      stop();
      noticeQueue.stop();
      handleOrder.current = () => {};
    };
  }, []);

  useEffect(() => {
    const last = before.current;
    before.current = { scope, known };
    if (!known || last.scope !== scope) return;
    const here = new Set(known.map(({ id }) => id));
    const gone = (last.known ?? []).filter((order) => order.status === FUTURES_STATUS.open && !here.has(order.id));
    // Never aborted: the answer is still about this list, even if the list has been read again since.
    const { signal } = new AbortController();
    for (const order of gone) {
      if (selfReportedOrders.has(order.id) || wasNotified(order.id, FUTURES_STATUS.closed)) continue;
      fetchFinalOrder(order, signal).then(
        (found) => found && handleOrder.current(found),
        (error: unknown) => {
          // An unknown outcome gets no notice; the history shows it later.
          if (!isApiError(error)) throw error;
        },
      );
    }
  }, [known, scope]);
}
