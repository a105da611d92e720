import type { ReactNode } from 'react';
import { type Money, ZERO } from '@/domain/money/money';
import { NO_NUMBER } from '@/domain/money/number-format';
import { useTranslation } from '@/i18n/use-translation';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Stack } from '@/ui/layout/stack';
import { Problem } from '../../_shared/form/problem';
import { useRefusalText } from '../../_shared/form/use-refusal-text';
import { useNftTexts } from '../../_shared/nft/use-nft-texts';
import { BalanceFailure, SpotBalance } from '../../_shared/wealth/spot-balance';

export interface PriceFiguresProps {
  label: string;
  price: Money;
  /** Available spot balance; null while unknown. */
  available: Money | null;
  asset: { readonly currencyId: number; readonly name: string };
  /** Amount of the same coin which is returned with the payment. */
  back?: Money;
  /** Further figures. */
  children?: ReactNode;
}

/** Price of a payment and the spot balance after it; shows if the balance is too low. */
export function PriceFigures({ label, price, available, asset, back = ZERO, children }: PriceFiguresProps) {
  const { t } = useTranslation('nft-trade');
  const texts = useNftTexts();
  const refusalText = useRefusalText();
  const short = available?.lt(price) ?? false;
  return (
    <Stack gap={3}>
      <KeyValueList>
        <KeyValue label={label} strong>
          {texts.amount(price, asset.name)}
        </KeyValue>
        {available && !short && (
          <KeyValue label={t('pay.after')}>{texts.amount(available.sub(price).add(back), asset.name)}</KeyValue>
        )}
      </KeyValueList>
      {children}
      <SpotBalance
        text={t('balance', { amount: available ? texts.amount(available, asset.name) : NO_NUMBER })}
        transferLabel={t('transfer')}
        asset={asset}
        needed={price}
      />
      <BalanceFailure />
      {short && <Problem>{refusalText('insufficient_balance')}</Problem>}
    </Stack>
  );
}
