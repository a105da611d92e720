import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { onFuturesPosition } from '@/data/futures/events';
import {
  FUTURES_STATUS,
  useFuturesCancel,
  useFuturesClose,
  useFuturesReverse,
  useFuturesStops,
  useSelfHolding,
} from '@/data/futures/queries';
import { Decimal } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { contractPositionMachine } from '@/lifecycles/contract-position';
import { whenClosed } from '@/lifecycles/contract-position-effects';
import type { PositionOrder, Stops } from '@/lifecycles/contract-position-events';
import { RESULT_MS, toast } from '@/ui/overlays/toast-store';
import { forgetLots, forgetStops, whilePartCloses } from './order-actions';
import { usePositionTexts } from './use-position-texts';

/** The event of the closed lots arrives shortly before or after the answer. */
const EVENT_MS = 1500;

/** Calls, and resolves with the event of the lots that the call has closed; null if no event arrives. */
const closedPart = (id: number, share: number, call: () => Promise<unknown>): Promise<PositionOrder | null> =>
  whilePartCloses(id, share, async () => {
    let stop = () => {};
    const closed = new Promise<PositionOrder>((resolve) => {
      stop = onFuturesPosition((order) => {
        // A close order of the position may fill at the same time.
        if (order.part_of === id && order.share === share && order.status === FUTURES_STATUS.closed) resolve(order);
      });
    });
    try {
      await call();
      return await Promise.race([closed, new Promise<null>((resolve) => setTimeout(resolve, EVENT_MS, null))]);
    } finally {
      stop();
    }
  });

/** The lifecycle with the effects of this page: its calls, and a toast when one has succeeded. */
export function usePositionLogic() {
  const { t } = useTranslation('positions');
  const texts = usePositionTexts();
  const close = useFuturesClose().mutateAsync;
  const reverse = useFuturesReverse().mutateAsync;
  const cancel = useFuturesCancel().mutateAsync;
  const setStops = useFuturesStops().mutateAsync;
  const selfHold = useSelfHolding().mutateAsync;
  const stop = (price: string, symbol: string) => (price === '' ? t('stops.none') : texts.price(price, symbol));

  const actors = useMemo(
    () => ({
      setStops: fromPromise<void, { order: PositionOrder; stops: Stops }>(async ({ input: { order, stops } }) => {
        await setStops({
          id: order.id,
          target_profit_price: stops.profit || '0',
          stop_loss_price: stops.loss || '0',
        });
      }),
      close: fromPromise<void, PositionOrder>(async ({ input }) => void (await close({ id: input.id }))),
      closePart: fromPromise<PositionOrder | null, { order: PositionOrder; share: number }>(
        ({ input: { order, share } }) => closedPart(order.id, share, () => close({ id: order.id, share })),
      ),
      reverse: fromPromise<void, PositionOrder>(async ({ input }) => void (await reverse({ id: input.id }))),
      cancel: fromPromise<void, PositionOrder>(async ({ input }) => void (await cancel({ id: input.id }))),
      selfHold: fromPromise<void, PositionOrder>(async ({ input }) => {
        await selfHold({ transaction_id: input.id });
      }),
      settled: fromPromise<PositionOrder, PositionOrder>(({ input, signal }) => whenClosed(input, signal)),
    }),
    [setStops, close, reverse, cancel, selfHold],
  );
  const say = (text: string) => toast.show(text, { kind: 'success', durationMs: RESULT_MS });
  return contractPositionMachine.provide({
    actors,
    actions: {
      onStopsSet: ({ context: { order, stops } }) => {
        // Clear the draft before the toast, so that a reload from here on does not resume the form.
        forgetStops();
        const isNone = stops.profit === '' && stops.loss === '';
        const saved = { profit: stop(stops.profit, order.symbol), loss: stop(stops.loss, order.symbol) };
        say(isNone ? t('stops.removed') : t('stops.saved', saved));
      },
      onPartClosed: ({ context: { share } }, { part }) => {
        // Also before the toast.
        forgetLots();
        const lots = texts.lots(share);
        const amount = part && texts.format.signed(part.fact_profits);
        say(amount ? t('close.partDone', { lots, amount }) : t('close.partSent', { lots }));
      },
      onHeld: () => say(t('hold.done')),
      onCancelled: ({ context: { order, endedHere } }) => {
        // The initial margin, because a cancelled order has no margin left.
        const back = new Decimal(order.origin_caution_money).add(order.trade_fee);
        if (endedHere) say(back.isZero() ? t('ended.cancelled') : t('cancel.done', { amount: texts.exact(back) }));
      },
    },
  });
}
