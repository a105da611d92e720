import type { ProjectInfo } from '@/data/ieo/queries';
import { type Applied, largestSubscription, type SubscriptionTerms, subscriptionCost } from '@/domain/ieo/subscription';
import { Decimal, type Money } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { AmountField } from '@/ui/forms/amount-field';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { SharePicks } from '../../_shared/form/share-picks';
import { BalanceFailure, SpotBalance } from '../../_shared/wealth/spot-balance';
import { useIeoTexts } from '../_shared/use-ieo-texts';

interface AmountCardProps {
  info: ProjectInfo;
  terms: SubscriptionTerms;
  applied: Applied;
  amount: string;
  /** Null while unknown, and for visitors. */
  available: Money | null;
  error: string | undefined;
  onChange: (amount: string) => void;
}

/** Amount of coins and their cost. */
export function AmountCard({ info, terms, applied, amount, available, error, onChange }: AmountCardProps) {
  const { t } = useTranslation('ieo');
  const texts = useIeoTexts();
  const { currency_name: token, pay_currency_name: paid, pay_currency_id } = info;
  const typed = new Decimal(amount === '' ? 0 : amount);
  const cost = subscriptionCost(terms.price, typed);
  const most = available && largestSubscription(terms, applied, available);
  return (
    <Card data-tour="ieo-form">
      <Stack gap={3}>
        <AmountField
          label={t('form.amount', { asset: token })}
          value={amount}
          precision={terms.amountDecimals}
          placeholder={texts.format.upTo(terms.min, terms.amountDecimals)}
          onValueChange={onChange}
          error={error}
        />
        {available ? (
          <>
            {most?.gt(0) && (
              <SharePicks
                label={t('form.share')}
                all={t('form.most')}
                whole={most}
                decimals={terms.amountDecimals}
                onPick={onChange}
              />
            )}
            <SpotBalance
              text={t('form.available', { amount: texts.amount(available, paid) })}
              transferLabel={t('form.transfer')}
              asset={{ currencyId: pay_currency_id, name: paid }}
              needed={cost.gt(0) ? cost : undefined}
            />
          </>
        ) : (
          <BalanceFailure />
        )}
        <KeyValueList>
          <KeyValue label={t('form.cost')} strong>
            {texts.amount(cost, paid)}
          </KeyValue>
        </KeyValueList>
      </Stack>
    </Card>
  );
}
