import { type FormEvent, useId, useState } from 'react';
import type { LeverOrder } from '@/data/futures/queries';
import { usePrice } from '@/data/market/prices';
import { Decimal } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/use-store';
import type { Stops } from '@/lifecycles/contract-position';
import type { Failure } from '@/lifecycles/failure';
import { useRefusalText } from '@/pages/_shared/form/use-refusal-text';
import { Button } from '@/ui/actions/button';
import { Chip, ChipRow } from '@/ui/actions/chip';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { AmountField } from '@/ui/forms/amount-field';
import { Sheet } from '@/ui/overlays/sheet';
import { Num } from '@/ui/text/num';
import { stopsDraft } from './hand';
import { LiveLast } from './live-result';
import {
  isBeyondLiquidation,
  priceAtRoi,
  ROI_PICKS,
  resultAt,
  type StopRole,
  stopBound,
  stopOf,
  stopProblem,
} from './position-figures';
import styles from './sheets.module.css';
import { useLiquidation } from './use-liquidation';
import { usePositionTexts } from './use-position-texts';

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
  const { draft, problems } = form;
  const unchanged = draft.profit === stopOf(order.target_profit_price) && draft.loss === stopOf(order.stop_loss_price);
  const id = useId();
  const save = (event: FormEvent) => {
    event.preventDefault();
    form.setTried(true);
    if (!problems.profit && !problems.loss && !unchanged) onSave({ profit: draft.profit, loss: draft.loss });
  };
  // Only refusals carry a text for customers.
  const words = failure?.kind === 'refused' ? failure.message : '';
  const general = failure && form.fieldOfFailure === null && (words || t('unsure'));
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
          form={id}
        >
          {t('stops.set')}
        </Button>
      }
    >
      <form id={id} className={styles.stack} onSubmit={save} noValidate>
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
        {general ? (
          <p role="alert" className={styles.problem}>
            {general}
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
  const refusalText = useRefusalText();
  const draft = useStore(stopsDraft);
  const [tried, setTried] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<StopRole>>(new Set());
  /**
   * The refusal which has been handled. It applies to the values which were sent, so it disappears when the user types.
   */
  const [seen, setSeen] = useState<Failure | null>(null);
  const last = new Decimal(usePrice(order.symbol)?.last ?? order.update_price);
  const decimals = texts.decimals(order.symbol, order.price);
  const problems = {
    profit: stopProblem(order, 'profit', draft.profit, last, decimals),
    loss: stopProblem(order, 'loss', draft.loss, last, decimals),
  };
  const fieldOfFailure: StopRole | null =
    failure?.reason === 'profit_price_wrong_side'
      ? 'profit'
      : failure?.reason === 'loss_price_wrong_side'
        ? 'loss'
        : null;
  return {
    draft,
    last,
    decimals,
    problems,
    fieldOfFailure,
    setTried,
    change(role: StopRole, text: string) {
      stopsDraft.set({ ...stopsDraft.get(), id: order.id, [role]: text });
      setSeen(failure);
    },
    leave: (role: StopRole) => setLeft((before) => new Set(before).add(role)),
    messageOf(role: StopRole): string | undefined {
      if (failure && failure !== seen && fieldOfFailure === role) return failure.message;
      const code = problems[role];
      return code && (tried || left.has(role)) ? refusalText(code, { decimals }) : undefined;
    },
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
  const { last, decimals, problems } = form;
  const value = form.draft[role];
  const bound = stopBound(order, role, last);
  const edge = { price: texts.format.fixed(bound.price, decimals) };
  const hint = () => {
    if (value === '' || problems[role]) return t(bound.above ? 'stops.above' : 'stops.below', edge);
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
        error={form.messageOf(role)}
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
              disabled={price === '' || stopProblem(order, role, price, last, decimals) !== null}
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
