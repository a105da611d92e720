import type { GameState } from '@/data/game/queries';
import { Decimal, type Money, max, min } from '@/domain/money/money';
import { USDT } from '@/domain/money/usdt';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { Chip, ChipRow } from '@/ui/actions/chip';
import { AmountField } from '@/ui/forms/amount-field';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/text/text';
import { BalanceFailure, SpotBalance } from '../../_shared/wealth/spot-balance';

const DECIMALS = 2;

export interface StakeFieldProps {
  state: GameState;
  value: string;
  available: Money | null;
  error: string | undefined;
  onChange: (stake: string) => void;
}

/** Stake field with the available balance. */
export function StakeField({ state, value, available, error, onChange }: StakeFieldProps) {
  const { t } = useTranslation(['game', 'common']);
  const formats = useFormats();
  const write = (amount: string | Money) => formats.upTo(amount, 8);
  const stake = new Decimal(value || 0);
  const most = [state.max, state.left_today, ...(available ? [available] : [])]
    .map((one) => new Decimal(one))
    .reduce(min);
  const set = (next: Money) =>
    onChange(max(new Decimal(state.min), min(next, most)).toDecimalPlaces(DECIMALS).toFixed());
  return (
    <Card>
      <Stack gap={3}>
        <AmountField
          label={t('stake')}
          suffix={USDT.name}
          value={value}
          precision={DECIMALS}
          placeholder={state.min}
          onValueChange={onChange}
          error={error}
        />
        <ChipRow label={t('stakeShort')}>
          {['5', '10', '25'].map((one) => (
            <Chip key={one} selected={value === one} onClick={() => onChange(one)}>
              {one}
            </Chip>
          ))}
          <Chip onClick={() => set(stake.div(2))}>{t('half')}</Chip>
          <Chip onClick={() => set(stake.times(2))}>{t('double')}</Chip>
          <Chip onClick={() => set(most)}>{t('most')}</Chip>
        </ChipRow>
        {available ? (
          <SpotBalance
            text={t('balance', { amount: formats.upTo(available, 2) })}
            transferLabel={t('transfer')}
            asset={USDT}
            needed={stake.gt(0) ? stake : undefined}
          />
        ) : (
          <BalanceFailure />
        )}
        <Text size="small" tone="muted">
          {t('common:labelled', {
            label: t('today'),
            value: t('ofDay', { staked: write(state.staked_today), most: write(dayMax(state)) }),
          })}
        </Text>
      </Stack>
    </Card>
  );
}

/** Daily limit: the lower one of the exchange's and the player's own. */
const dayMax = ({ day_limit, own_limit }: GameState): string =>
  own_limit === '' ? day_limit : min(new Decimal(day_limit), new Decimal(own_limit)).toFixed();
