import type { DualProduct } from '@/data/dual/queries';
import type { Money } from '@/domain/money/money';
import { NO_NUMBER } from '@/domain/money/number-format';
import { USDT } from '@/domain/money/usdt';
import { useTranslation } from '@/i18n/use-translation';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Stepper } from '@/ui/forms/stepper';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { BalanceFailure, SpotBalance } from '../../_shared/wealth/spot-balance';
import { paidWith, useDualTexts } from '../_shared/use-dual-texts';

export interface SharesFieldProps {
  product: DualProduct;
  num: string;
  sharePrice: Money | null;
  /** Null while unknown, and for visitors. */
  available: Money | null;
  error: string | undefined;
  onChange: (num: string) => void;
}

/** Number of units and their cost. */
export function SharesField({ product, num, sharePrice, available, error, onChange }: SharesFieldProps) {
  const { t } = useTranslation('invest');
  const texts = useDualTexts();
  const { currency_id, currency_name: coin, user_limit, type } = product;
  const asset = paidWith(type, coin);
  const total = sharePrice?.mul(Number(num) || 0);
  return (
    <Card>
      <Stack gap={3}>
        <Stepper
          label={t('purchase.quantity')}
          value={num}
          step="1"
          min="1"
          onValueChange={onChange}
          decreaseLabel={t('purchase.less')}
          increaseLabel={t('purchase.more')}
          error={error}
        />
        {available ? (
          <SpotBalance
            text={t('purchase.available', { amount: texts.amount(available, asset) })}
            transferLabel={t('purchase.transfer')}
            asset={{ currencyId: type === 'call' ? currency_id : USDT.currencyId, name: asset }}
            needed={total?.gt(0) ? total : undefined}
          />
        ) : (
          <BalanceFailure />
        )}
        <KeyValueList>
          <KeyValue label={t('purchase.share')}>{sharePrice ? texts.amount(sharePrice, asset) : NO_NUMBER}</KeyValue>
          {user_limit > 0 && <KeyValue label={t('purchase.limit')}>{texts.format.upTo(user_limit, 0)}</KeyValue>}
          <KeyValue label={t('purchase.total')} strong>
            {total ? texts.amount(total, asset) : NO_NUMBER}
          </KeyValue>
        </KeyValueList>
      </Stack>
    </Card>
  );
}
