import { CLOSE_FIELDS } from '@/contract/refusals/fields/futures';
import { type FuturesPosition, useFuturesClose } from '@/data/futures/queries';
import { usePrice } from '@/data/market/use-price';
import { closeOrderViolations } from '@/domain/futures/close';
import { Decimal, typedAmount } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/stores/use-store';
import { RESULT_MS, toast } from '@/ui/overlays/toast-store';
import { useForm } from '../form/use-form';
import { stopsDraft } from './order-actions';
import { usePositionTexts } from './use-position-texts';

/** The form for a new close order of a position. Its price and lots are kept in the draft of the stops. */
export function useCloseOrderForm(order: FuturesPosition) {
  const { t } = useTranslation('positions');
  const texts = usePositionTexts();
  const draft = useStore(stopsDraft);
  const placing = useFuturesClose();
  const last = new Decimal(usePrice(order.symbol)?.last ?? order.update_price);
  const decimals = texts.decimals(order.symbol, order.price);
  const lots = draft.lots === '' ? `${order.share}` : draft.lots;
  const [share, price] = [typedAmount(lots), typedAmount(draft.price)];
  const violations = closeOrderViolations(
    { share, price },
    { held: order.share, last, priceDecimals: decimals, waiting: order.close_orders?.length ?? 0 },
  );
  const form = useForm({ fields: CLOSE_FIELDS, violations, empty: draft.price === '' ? ['target_price'] : [] });

  const place = () =>
    form.submit(async () => {
      await placing.mutateAsync({ id: order.id, share: share.toNumber(), target_price: price.toFixed() });
      // Input typed while this order was sent belongs to the next one.
      if (stopsDraft.get() === draft) stopsDraft.set({ ...draft, price: '', lots: '' });
      const placed = { lots: texts.lots(share.toNumber()), price: texts.price(price, order.symbol) };
      toast.show(t('closeOrders.placed', placed), { kind: 'success', durationMs: RESULT_MS });
    });

  return {
    id: form.id,
    pending: form.pending,
    formMessage: form.formMessage,
    messageOf: form.messageOf,
    decimals,
    lots,
    price: draft.price,
    /** What the typed order would close; null while its price or its lots are invalid. */
    closes: violations.length === 0 ? { share: share.toNumber(), price } : null,
    changePrice(next: string) {
      stopsDraft.set({ ...stopsDraft.get(), id: order.id, price: next });
      form.changed('target_price');
    },
    changeLots(next: string) {
      stopsDraft.set({ ...stopsDraft.get(), id: order.id, lots: next });
      form.changed('share');
    },
    place,
  };
}

export type CloseOrderForm = ReturnType<typeof useCloseOrderForm>;
