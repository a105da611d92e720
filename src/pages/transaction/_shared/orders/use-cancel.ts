import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CoinOrder, useCancelOrder } from '@/data/queries/coin';
import { isUncertain } from '@/data/repeat';
import { ask } from '@/ui/overlays/ask';
import { toast } from '@/ui/overlays/toast-store';
import { orderFigures } from './order-figures';
import { useOrderTexts } from './use-order-texts';

/** Long enough to read how much came back. */
const RESULT_MS = 2500;

/** Cancels orders, after asking. */
export function useCancel() {
  const { t } = useTranslation(['trade', 'errors']);
  const texts = useOrderTexts();
  const { mutateAsync } = useCancelOrder();
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());

  /** True when it was cancelled; refusals have been shown by the shell. */
  const run = async (id: number): Promise<boolean> => {
    setBusy((before) => new Set(before).add(id));
    try {
      await mutateAsync(id);
      return true;
    } catch (error) {
      if (isUncertain(error)) toast.show(t('errors:unsure'), { kind: 'error', durationMs: RESULT_MS });
      return false;
    } finally {
      setBusy((before) => new Set([...before].filter((other) => other !== id)));
    }
  };

  const cancelOne = async (order: CoinOrder): Promise<boolean> => {
    const figures = orderFigures(order);
    const yes = await ask({
      title: t('orders.cancelTitle'),
      body: t('orders.cancelBody', {
        order: texts.sentence(figures),
        left: texts.withAsset(figures.left, figures.base),
      }),
      confirmLabel: t('orders.cancelConfirm'),
      cancelLabel: t('orders.keep'),
      danger: true,
    });
    if (!yes || !(await run(order.id))) return false;
    const released = texts.withAsset(figures.locked, figures.lockedAsset);
    toast.show(t('orders.cancelled', { released }), { kind: 'success', durationMs: RESULT_MS });
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
    let done = 0;
    // One after the other: the exchange has no call for many, and a burst of them would look like an attack.
    for (const order of orders) if (await run(order.id)) done++;
    const kind = done === count ? 'success' : 'error';
    toast.show(t('orders.cancelledAll', { done, count }), { kind, durationMs: RESULT_MS });
  };

  return { busy, cancelOne, cancelAll };
}
