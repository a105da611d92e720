import type { FormEvent } from 'react';
import { STOP_FIELDS } from '@/contract/refusals/fields/futures';
import type { LeverOrder } from '@/data/futures/queries';
import { usePrice } from '@/data/market/prices';
import { type StopField as Field, stopBound, stopViolations } from '@/domain/futures/order';
import { Decimal, type Money } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/use-store';
import type { Stops } from '@/lifecycles/contract-position';
import type { Failure } from '@/lifecycles/failure';
import { Button } from '@/ui/actions/button';
import { Chip, ChipRow } from '@/ui/actions/chip';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { AmountField } from '@/ui/forms/amount-field';
import { Sheet } from '@/ui/overlays/sheet';
import { Num } from '@/ui/text/num';
import { useForm } from '../form/use-form';
import { LiveLast } from './live-result';
import { stopsDraft } from './order-actions';
import {
  isBeyondLiquidation,
  priceAtRoi,
  ROI_PICKS,
  resultAt,
  type StopRole,
  stopFacts,
  stopOf,
} from './position-figures';
import styles from './sheets.module.css';
import { useLiquidation } from './use-liquidation';
import { usePositionTexts } from './use-position-texts';

const FIELD = { profit: 'target_profit_price', loss: 'stop_loss_price' } as const satisfies Record<StopRole, Field>;
const NO_STOPS = { profit: null, loss: null };
const stopPrice = (text: string): Money | null => (text === '' ? null : new Decimal(text));

export interface StopsSheetProps {
  order: LeverOrder;
  open: boolean;
  saving: boolean;
  failure: Failure | null;
  onSave: (stops: Stops) => void;
  onBack: () => void;
}

/** Form for take profit and stop loss. Its input is kept in a draft, so that a reload does not lose it. */
export function StopsSheet({ order, open, saving, failure, onSave, onBack }: StopsSheetProps) {
  const { t } = useTranslation(['positions', 'common']);
  const texts = usePositionTexts();
  const form = useStopsForm(order, failure);
  const { draft } = form;
  const unchanged = draft.profit === stopOf(order.target_profit_price) && draft.loss === stopOf(order.stop_loss_price);
  const save = (event: FormEvent) => {
    event.preventDefault();
    form.submit(() => {
      if (!unchanged) onSave({ profit: draft.profit, loss: draft.loss });
    });
  };
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onBack()}
      sticky={saving}
      title={t('stops.title')}
      closeLabel={t('common:close')}
      footer={
        <Button
          block
          variant="primary"
          loading={saving}
          disabled={unchanged}
          data-testid="position-stops-save"
          type="submit"
          form={form.id}
        >
          {t('stops.set')}
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
        <StopField stop="profit" order={order} form={form} label={t('stops.profit')} />
        <StopField stop="loss" order={order} form={form} label={t('stops.loss')} />
        {form.formMessage ? (
          <p role="alert" className={styles.problem}>
            {form.formMessage}
          </p>
        ) : (
          <p className={styles.hint}>{t('stops.both')}</p>
        )}
      </form>
    </Sheet>
  );
}

/** Draft and errors of the form at the current price. */
function useStopsForm(order: LeverOrder, failure: Failure | null) {
  const texts = usePositionTexts();
  const draft = useStore(stopsDraft);
  const last = new Decimal(usePrice(order.symbol)?.last ?? order.update_price);
  const decimals = texts.decimals(order.symbol, order.price);
  const facts = stopFacts(order, last, decimals);
  const { changed, left, ...form } = useForm<Field, keyof typeof STOP_FIELDS>({
    fields: STOP_FIELDS,
    violations: stopViolations({ profit: stopPrice(draft.profit), loss: stopPrice(draft.loss) }, facts),
    judging: 'left',
    failure,
  });
  return {
    ...form,
    draft,
    facts,
    change(role: StopRole, text: string) {
      stopsDraft.set({ ...stopsDraft.get(), id: order.id, [role]: text });
      changed(FIELD[role]);
    },
    leave: (role: StopRole) => left(FIELD[role]),
  };
}

interface StopFieldProps {
  stop: StopRole;
  order: LeverOrder;
  form: ReturnType<typeof useStopsForm>;
  label: string;
}

function StopField({ stop: role, order, form, label }: StopFieldProps) {
  const { t } = useTranslation('positions');
  const texts = usePositionTexts();
  const liquidation = useLiquidation(order);
  const { facts } = form;
  const decimals = facts.priceDecimals;
  const value = form.draft[role];
  const bound = stopBound(facts, role);
  const edge = { price: texts.format.fixed(bound.price, decimals) };
  const isWrong = (price: string) => stopViolations({ ...NO_STOPS, [role]: stopPrice(price) }, facts).length > 0;
  const hint = () => {
    if (stopOf(value) === '' || isWrong(value)) return t(bound.above ? 'stops.above' : 'stops.below', edge);
    if (role === 'loss' && isBeyondLiquidation(order, value, liquidation === '' ? null : new Decimal(liquidation)))
      return t('stops.late', { price: texts.price(liquidation, order.symbol) });
    const { profit, percent } = resultAt(order, value);
    return t('stops.result', { amount: texts.format.signed(profit), percent: texts.format.percent(percent) });
  };
  return (
    <div>
      <AmountField
        label={label}
        value={value}
        precision={decimals}
        placeholder={t('stops.none')}
        clearLabel={t('stops.clear')}
        hint={hint()}
        error={form.messageOf(FIELD[role])}
        onValueChange={(text) => form.change(role, text)}
        onBlur={() => form.leave(role)}
        data-testid={`position-${role}`}
      />
      <ChipRow label={t(role === 'profit' ? 'stops.profitPicks' : 'stops.lossPicks')}>
        {ROI_PICKS[role].map((percent) => {
          const price = priceAtRoi(order, role, percent, decimals);
          return (
            <Chip
              key={percent}
              selected={price !== '' && price === value}
              disabled={price === '' || isWrong(price)}
              onClick={() => form.change(role, price)}
            >
              {texts.format.percent(role === 'profit' ? percent : -percent, 0)}
            </Chip>
          );
        })}
      </ChipRow>
    </div>
  );
}
