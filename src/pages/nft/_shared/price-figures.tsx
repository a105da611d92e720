import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Money, ZERO } from '@/domain/money';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Stack } from '@/ui/layout/stack';
import { Problem } from '../../_shared/confirm/problem';
import { useNftTexts } from '../../_shared/nft/use-nft-texts';
import { BalanceFailure, SpotBalance } from '../../_shared/wealth/spot-balance';

export interface PriceFiguresProps {
  /** What the price is called here. */
  label: string;
  price: Money;
  /** In the spot account; null while nobody knows. */
  available: Money | null;
  asset: { readonly currencyId: number; readonly name: string };
  /** What comes back of the same coin with the payment. */
  back?: Money;
  /** More that is to be known before it is paid. */
  children?: ReactNode;
}

/** A price that is about to be paid, and what the spot account holds afterwards; says when it is too little. */
export function PriceFigures({ label, price, available, asset, back = ZERO, children }: PriceFiguresProps) {
  const { t } = useTranslation('nft-trade');
  const texts = useNftTexts();
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
        text={t('balance', { amount: available ? texts.amount(available, asset.name) : '—' })}
        transferLabel={t('transfer')}
        asset={asset}
        needed={price}
      />
      <BalanceFailure />
      {short && <Problem>{t('pay.short', { amount: texts.amount(price, asset.name) })}</Problem>}
    </Stack>
  );
}
