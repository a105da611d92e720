import type { FormEvent } from 'react';
import { STOP_FIELDS } from '@/contract/refusals/fields/futures';
import type { FuturesPosition } from '@/data/futures/queries';
import { usePrice } from '@/data/market/use-price';
import { type StopField as Field, stopViolations } from '@/domain/futures/order';
import { Decimal } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/stores/use-store';
import type { Stops } from '@/lifecycles/contract-position-events';
import type { Failure } from '@/lifecycles/failure';
import { Button } from '@/ui/actions/button';
import { Segmented } from '@/ui/actions/segmented';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Sheet } from '@/ui/overlays/sheet';
import { Num } from '@/ui/text/num';
import { Problem } from '../form/problem';
import { useForm } from '../form/use-form';
import { CloseOrders } from './close-orders';
import { LiveLast } from './live-result';
import { stopsDraft } from './order-actions';
import { type StopRole, stopFacts, stopOf } from './position-figures';
import styles from './sheets.module.css';
import { STOP_FIELD, StopField, stopPrice } from './stop-field';
import { useCloseOrderForm } from './use-close-order-form';
import { useFuturesFeature } from './use-futures-feature';
import { useLiquidation } from './use-liquidation';
import { usePositionTexts } from './use-position-texts';

export interface StopsSheetProps {
  order: FuturesPosition;
  open: boolean;
  saving: boolean;
  failure: Failure | null;
  onSave: (stops: Stops) => void;
  onBack: () => void;
}

/**
 * Form for take profit and stop loss, and for close orders of a part where the exchange takes them. Its input is kept
 * in a draft, so that a reload does not lose it.
 */
export function StopsSheet({ order, open, saving, failure, onSave, onBack }: StopsSheetProps) {
  const { t } = useTranslation(['positions', 'common']);
  const texts = usePositionTexts();
  const form = useStopsForm(order, failure);
  const { draft } = form;
  const liquidation = useLiquidation(order);
  const takesCloseOrders = useFuturesFeature(order.symbol, 'close_orders') && order.order_type === 1;
  const next = useCloseOrderForm(order);
  const isPart = takesCloseOrders && draft.part;
  const unchanged = draft.profit === stopOf(order.target_profit_price) && draft.loss === stopOf(order.stop_loss_price);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isPart) return next.place();
    form.submit(() => {
      if (!unchanged) onSave({ profit: draft.profit, loss: draft.loss });
    });
  };
  return (
    <Sheet
      open={open}
      onOpenChange={(shown) => !shown && onBack()}
      sticky={saving || next.pending}
      title={t('stops.title')}
      closeLabel={t('common:close')}
      footer={
        <Button
          block
          variant="primary"
          loading={saving || next.pending}
          disabled={!isPart && unchanged}
          data-testid={isPart ? 'close-order-place' : 'position-stops-save'}
          type="submit"
          form={form.id}
        >
          {t(isPart ? 'closeOrders.place' : 'stops.set')}
        </Button>
      }
    >
      <form id={form.id} className={styles.stack} onSubmit={save} noValidate>
        <KeyValueList dense>
          <KeyValue label={texts.name(order)}>
            <Num>{texts.size(order)}</Num>
          </KeyValue>
          <KeyValue label={t('card.openPrice')}>
            <Num>{texts.price(order.price, order.symbol)}</Num>
          </KeyValue>
          <KeyValue label={t('card.last')}>
            <LiveLast order={order} />
          </KeyValue>
        </KeyValueList>
        {takesCloseOrders && (
          <Segmented
            label={t('closeOrders.scope')}
            segments={[
              { value: 'whole', label: t('closeOrders.whole') },
              { value: 'part', label: t('closeOrders.part') },
            ]}
            value={isPart ? 'part' : 'whole'}
            onValueChange={(scope) => stopsDraft.set({ ...stopsDraft.get(), id: order.id, part: scope === 'part' })}
          />
        )}
        {isPart ? (
          <div id={next.id} className={styles.stack}>
            <CloseOrders order={order} form={next} />
          </div>
        ) : (
          <>
            {(['profit', 'loss'] as const).map((role) => (
              <StopField
                key={role}
                role={role}
                symbol={order.symbol}
                position={order}
                facts={form.facts}
                liquidation={liquidation}
                value={draft[role]}
                error={form.messageOf(STOP_FIELD[role])}
                onChange={(text) => form.change(role, text)}
                onLeave={() => form.leave(role)}
              />
            ))}
            {form.formMessage ? (
              <Problem>{form.formMessage}</Problem>
            ) : (
              <p className={styles.hint}>{t('stops.both')}</p>
            )}
          </>
        )}
      </form>
    </Sheet>
  );
}

/** Draft and errors of the form at the current price. */
function useStopsForm(order: FuturesPosition, failure: Failure | null) {
  const texts = usePositionTexts();
  const draft = useStore(stopsDraft);
  const last = new Decimal(usePrice(order.symbol)?.last ?? order.update_price);
  const decimals = texts.decimals(order.symbol, order.price);
  const facts = stopFacts(order, last, decimals);
  const { changed, left, ...form } = useForm<Field, keyof typeof STOP_FIELDS>({
    fields: STOP_FIELDS,
    violations: stopViolations({ profit: stopPrice(draft.profit), loss: stopPrice(draft.loss) }, facts),
    showErrorsOnce: 'left',
    failure,
  });
  return {
    ...form,
    draft,
    facts,
    change(role: StopRole, text: string) {
      stopsDraft.set({ ...stopsDraft.get(), id: order.id, [role]: text });
      changed(STOP_FIELD[role]);
    },
    leave: (role: StopRole) => left(STOP_FIELD[role]),
  };
}
