import { X } from 'lucide-react';
import { type FuturesPosition, useFuturesCancelClose } from '@/data/futures/queries';
import { afterCall } from '@/data/queries/after-call';
import { useTranslation } from '@/i18n/use-translation';
import { IconButton } from '@/ui/actions/icon-button';
import { pressRow } from '@/ui/actions/press-row';
import { AmountField } from '@/ui/forms/amount-field';
import { keepFocusNear } from '@/ui/overlays/keep-focus-near';
import { toast } from '@/ui/overlays/toast-store';
import { Num } from '@/ui/text/num';
import { Problem } from '../form/problem';
import { showFailure } from '../form/show-failure';
import styles from './close-orders.module.css';
import { LotsToClose } from './lots-to-close';
import { lotsOf, resultAt } from './position-figures';
import type { CloseOrderForm } from './use-close-order-form';
import { usePositionTexts } from './use-position-texts';

interface CloseOrdersProps {
  order: FuturesPosition;
  form: CloseOrderForm;
}

/** The close orders of a position, and a form for another one. */
export function CloseOrders({ order, form }: CloseOrdersProps) {
  const { t } = useTranslation('positions');
  const texts = usePositionTexts();
  const hint = () => {
    if (!form.closes) return t('closeOrders.hint');
    const { profit, percent } = resultAt(lotsOf(order, form.closes.share), form.closes.price);
    return t('stops.result', { amount: texts.format.signed(profit), percent: texts.format.percent(percent) });
  };
  return (
    <>
      <AmountField
        label={t('closeOrders.price')}
        value={form.price}
        precision={form.decimals}
        hint={hint()}
        error={form.messageOf('target_price')}
        onValueChange={form.changePrice}
        data-testid="close-order-price"
      />
      <LotsToClose held={order.share} value={form.lots} error={form.messageOf('share')} onChange={form.changeLots} />
      {form.formMessage && <Problem>{form.formMessage}</Problem>}
      <Waiting order={order} />
    </>
  );
}

function Waiting({ order }: { order: FuturesPosition }) {
  const { t } = useTranslation('positions');
  const texts = usePositionTexts();
  const cancelling = useFuturesCancelClose();
  const waiting = order.close_orders ?? [];
  if (waiting.length === 0) return null;
  const cancel = (id: number) =>
    afterCall(
      cancelling.mutateAsync({ id }),
      () => toast.show(t('closeOrders.cancelled'), { kind: 'success' }),
      showFailure,
    );
  return (
    <section aria-label={t('closeOrders.list')}>
      <h3 className={styles.title}>{t('closeOrders.list')}</h3>
      <ul className={styles.list}>
        {waiting.map(({ id, share, price }) => {
          const [lots, at] = [texts.lots(Math.min(share, order.share)), texts.price(price, order.symbol)];
          return (
            <li key={id} className={styles.item} {...pressRow(`close order ${id}`)}>
              <span>{lots}</span>
              <Num className={styles.price}>{at}</Num>
              <IconButton
                label={t('closeOrders.cancel', { lots, price: at })}
                icon={<X size={18} aria-hidden />}
                loading={cancelling.isPending}
                onClick={({ currentTarget }) => {
                  keepFocusNear(currentTarget);
                  cancel(id);
                }}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
