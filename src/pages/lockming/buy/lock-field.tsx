import type { LockProduct } from '@/data/lockup/queries';
import { lockYield } from '@/domain/lockup/lockup';
import { Decimal, MONEY_DECIMALS, type Money } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { AmountField } from '@/ui/forms/amount-field';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { SharePicks } from '../../_shared/form/share-picks';
import { BalanceFailure, SpotBalance } from '../../_shared/wealth/spot-balance';
import { useLockTexts } from '../_shared/use-lock-texts';

export interface LockFieldProps {
  product: LockProduct;
  amount: string;
  /** Null while unknown, and for visitors. */
  available: Money | null;
  error: string | undefined;
  onChange: (amount: string) => void;
}

/** Amount and its yield. */
export function LockField({ product, amount, available, error, onChange }: LockFieldProps) {
  const { t } = useTranslation('lockming');
  const texts = useLockTexts();
  const { currency_name: coin, currency_id, save_min, interest_rate, day } = product;
  const typed = new Decimal(amount === '' ? 0 : amount);
  const perDay = lockYield(typed, new Decimal(interest_rate));
  return (
    <Card>
      <Stack gap={3}>
        <AmountField
          label={t('buy.amount', { asset: coin })}
          value={amount}
          precision={MONEY_DECIMALS}
          placeholder={texts.format.upTo(save_min, MONEY_DECIMALS)}
          onValueChange={onChange}
          error={error}
        />
        {available ? (
          <>
            <SharePicks label={t('buy.share')} all={t('buy.everything')} whole={available} onPick={onChange} />
            <SpotBalance
              text={t('buy.available', { amount: texts.amount(available, coin) })}
              transferLabel={t('buy.transfer')}
              asset={{ currencyId: currency_id, name: coin }}
              needed={typed.gt(0) ? typed : undefined}
            />
          </>
        ) : (
          <BalanceFailure />
        )}
        <KeyValueList>
          <KeyValue label={t('buy.perDay')}>{texts.amount(perDay, coin)}</KeyValue>
          <KeyValue label={t('buy.altogether', { count: day })} strong>
            {texts.amount(perDay.mul(day), coin)}
          </KeyValue>
        </KeyValueList>
      </Stack>
    </Card>
  );
}
