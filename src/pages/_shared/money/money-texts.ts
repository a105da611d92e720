import { useMemo } from 'react';
import { useFiat } from '@/data/session/session';
import { MONEY_DECIMALS } from '@/domain/money/decimals';
import { formatFiat, usdToFiat } from '@/domain/money/fiat-amounts';
import type { Money } from '@/domain/money/money';
import { useFormats } from '@/i18n/use-formats';

/** Number formats of this area: USDT, the chosen fiat currency, or a coin. */
export interface MoneyTexts {
  /** Two decimals, without the unit. */
  usdt(amount: Money): string;
  /** An amount in USDT, written in the chosen fiat with its symbol. */
  fiat(amountUsdt: Money): string;
  /** An amount of a coin with all its booked decimals. */
  coin(amount: Money): string;
}

export function useMoneyTexts(): MoneyTexts {
  const formats = useFormats();
  const { currency_code: code, rate } = useFiat();
  return useMemo(
    () => ({
      usdt: (amount) => formats.fixed(amount),
      fiat: (amountUsdt) => formatFiat(usdToFiat(amountUsdt, rate), code, formats.locale),
      coin: (amount) => formats.upTo(amount, MONEY_DECIMALS),
    }),
    [formats, code, rate],
  );
}
