import { type StopField as Field, type StopFacts, stopBound, stopViolations } from '@/domain/futures/order';
import { Decimal, type Money } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { Chip, ChipRow } from '@/ui/actions/chip';
import { AmountField } from '@/ui/forms/amount-field';
import {
  isBeyondLiquidation,
  priceAtRoi,
  ROI_PICKS,
  resultAt,
  type StopRole,
  stopOf,
  type Valued,
} from './position-figures';
import { usePositionTexts } from './use-position-texts';

/** Names of the stops on the wire. */
export const STOP_FIELD = { profit: 'target_profit_price', loss: 'stop_loss_price' } as const satisfies Record<
  StopRole,
  Field
>;
const NO_STOPS = { profit: null, loss: null };
export const stopPrice = (text: string): Money | null => (text === '' ? null : new Decimal(text));

interface StopFieldProps {
  role: StopRole;
  symbol: string;
  /** The position, or what an order would open. */
  position: Valued;
  facts: StopFacts;
  /** Liquidation price; '' while it is unknown or where there is none. */
  liquidation: string;
  /** As typed. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onLeave: () => void;
}

/** The price of one stop, with the result it would bring and shortcuts by return on the margin. */
export function StopField(props: StopFieldProps) {
  const { role, symbol, position, facts, liquidation, value, error, onChange, onLeave } = props;
  const { t } = useTranslation('positions');
  const texts = usePositionTexts();
  const decimals = facts.priceDecimals;
  const bound = stopBound(facts, role);
  const edge = { price: texts.format.fixed(bound.price, decimals) };
  const isWrong = (price: string) => stopViolations({ ...NO_STOPS, [role]: stopPrice(price) }, facts).length > 0;
  const hint = () => {
    if (stopOf(value) === '' || isWrong(value)) return t(bound.above ? 'stops.above' : 'stops.below', edge);
    if (role === 'loss' && isBeyondLiquidation(position, value, liquidation === '' ? null : new Decimal(liquidation)))
      return t('stops.late', { price: texts.price(liquidation, symbol) });
    const { profit, percent } = resultAt(position, value);
    return t('stops.result', { amount: texts.format.signed(profit), percent: texts.format.percent(percent) });
  };
  return (
    <div>
      <AmountField
        label={t(role === 'profit' ? 'stops.profit' : 'stops.loss')}
        value={value}
        precision={decimals}
        placeholder={t('stops.none')}
        clearLabel={t('stops.clear')}
        hint={hint()}
        error={error}
        onValueChange={onChange}
        onBlur={onLeave}
        data-testid={`position-${role}`}
      />
      <ChipRow label={t(role === 'profit' ? 'stops.profitPicks' : 'stops.lossPicks')}>
        {ROI_PICKS[role].map((percent) => {
          const price = priceAtRoi(position, role, percent, decimals);
          return (
            <Chip
              key={percent}
              selected={price !== '' && price === value}
              disabled={price === '' || isWrong(price)}
              onClick={() => onChange(price)}
            >
              {texts.format.percent(role === 'profit' ? percent : -percent, 0)}
            </Chip>
          );
        })}
      </ChipRow>
    </div>
  );
}
