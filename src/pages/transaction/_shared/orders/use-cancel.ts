import { useCallback, useEffect, useRef, useState } from 'react';
import { type CoinOrder, cancelOrders, useCancelOrder } from '@/data/spot/queries';
import { useTranslation } from '@/i18n/use-translation';
import { ask } from '@/ui/overlays/ask';
import { RESULT_MS, toast } from '@/ui/overlays/toast-store';
import { showFailure } from '../../../_shared/form/show-failure';
import { CANCELLED, OPEN, orderFigures, partnerOf } from './order-figures';
import { useOrderTexts } from './use-order-texts';
import { withOrderEvent } from './with-order-event';

/** Cancels orders after a confirmation. */
export function useCancel() {
  const { t } = useTranslation(['trade', 'spot-orders']);
  const texts = useOrderTexts();
  const { mutateAsync } = useCancelOrder();
  /** Progress of cancelling several orders; null otherwise. */
  const [progress, setProgress] = useState<{ readonly tried: number; readonly count: number } | null>(null);
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());

  /** Resolves to the order as it was cancelled; null if it was not. */
  const run = async (order: CoinOrder): Promise<CoinOrder | null> => {
    const { id } = order;
    setBusy((before) => new Set(before).add(id));
    try {
      const isIt = (one: CoinOrder) => one.id === id && one.status === CANCELLED;
      return (await withOrderEvent(isIt, () => mutateAsync(id))) ?? order;
    } catch (error) {
      showFailure(error);
      return null;
    } finally {
      setBusy((before) => new Set([...before].filter((other) => other !== id)));
    }
  };

  const cancelOne = async (order: CoinOrder): Promise<boolean> => {
    const figures = orderFigures(order);
    const yes = await ask({
      title: t('orders.cancelTitle'),
      body: [
        t('orders.cancelBody', {
          order: texts.sentence(figures),
          left: texts.withAsset(figures.left, figures.base),
        }),
        figures.isPaired && t('spot-orders:edit.cancelPair'),
      ]
        .filter(Boolean)
        .join(' '),
      confirmLabel: t('orders.cancelConfirm'),
      cancelLabel: t('orders.keep'),
      danger: true,
    });
    const ended = yes && (await run(order));
    if (!ended) return false;
    const { locked, lockedAsset } = orderFigures({ ...ended, status: OPEN });
    const released = texts.withAsset(locked, lockedAsset);
    const text = figures.isPaired ? t('spot-orders:edit.cancelledPair') : t('orders.cancelled', { released });
    toast.show(text, { kind: 'success', durationMs: RESULT_MS });
    return true;
  };

  const cancelAll = async (orders: readonly CoinOrder[]): Promise<void> => {
    const count = orders.length;
    const yes = await ask({
      title: t('orders.cancelAllTitle', { count }),
      body: t('orders.cancelAllBody'),
      confirmLabel: t('orders.cancelAllConfirm'),
      cancelLabel: t('orders.keep'),
      danger: true,
    });
    if (!yes) return;
    // One of a pair is cancelled with the other.
    const partners = orders.filter((order) => (partnerOf(order, orders)?.id ?? 0) > order.id);
    const ids = orders.filter((order) => !partners.includes(order)).map(({ id }) => id);
    setBusy(new Set(orders.map(({ id }) => id)));
    setProgress({ tried: 0, count: ids.length });
    try {
      const cancelled = await cancelOrders(ids, (tried) => setProgress({ tried, count: ids.length }));
      const done = cancelled.size + partners.filter(({ oco_id }) => cancelled.has(oco_id ?? 0)).length;
      const isAll = done === count;
      const text = isAll ? t('orders.cancelledAll', { count }) : t('orders.cancelledSome', { done, count });
      toast.show(text, { kind: isAll ? 'success' : 'error', durationMs: RESULT_MS });
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(new Set());
      setProgress(null);
    }
  };

  // The returned function stays the same, so that cards render only when their content changes.
  const latest = useRef(cancelOne);
  useEffect(() => {
    latest.current = cancelOne;
  });
  const cancel = useCallback((order: CoinOrder): void => void latest.current(order), []);

  return { busy, progress, cancel, cancelAll };
}
