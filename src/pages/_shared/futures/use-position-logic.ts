import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { useLeverCancel, useLeverClose, useLeverStops, useSelfHolding } from '@/data/futures/queries';
import { Decimal } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { contractPositionMachine, type PositionOrder, type Stops } from '@/lifecycles/contract-position';
import { whenClosed } from '@/lifecycles/contract-position-effects';
import { toast } from '@/ui/overlays/toast-store';
import { forgetStops } from './order-actions';
import { usePositionTexts } from './use-position-texts';

/** Long enough for reading two prices. */
const RESULT_MS = 2500;

/** The lifecycle with the effects of this page: its calls, and a toast when one has succeeded. */
export function usePositionLogic() {
  const { t } = useTranslation('positions');
  const texts = usePositionTexts();
  const close = useLeverClose().mutateAsync;
  const cancel = useLeverCancel().mutateAsync;
  const setStops = useLeverStops().mutateAsync;
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
      cancel: fromPromise<void, PositionOrder>(async ({ input }) => void (await cancel({ id: input.id }))),
      selfHold: fromPromise<void, PositionOrder>(async ({ input }) => {
        await selfHold({ transaction_id: input.id });
      }),
      settled: fromPromise<PositionOrder, PositionOrder>(({ input, signal }) => whenClosed(input, signal)),
    }),
    [setStops, close, cancel, selfHold],
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
      onHeld: () => say(t('hold.done')),
      onCancelled: ({ context: { order, endedHere } }) => {
        // The initial margin, because a cancelled order has no margin left.
        const back = new Decimal(order.origin_caution_money).add(order.trade_fee);
        if (endedHere) say(t('cancel.done', { amount: texts.format.fixed(back) }));
      },
    },
  });
}
