import type { OtcOrder, OtcOwnAd } from '@/data/otc/queries';
import { OTC_BUY } from '@/domain/otc/otc';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';

/** Most decimals of a price of one USDT. */
export const PRICE_DECIMALS = 3;

export function useOtcTexts() {
  const { t } = useTranslation('otc');
  const formats = useFormats();
  const usdt = (number: string) => formats.upTo(number, 8);
  return {
    usdt,
    fiat: (amount: string, code: string, decimals: number) => `${formats.fixed(amount, decimals)} ${code}`,
    price: (price: string, code: string) => `${formats.upTo(price, PRICE_DECIMALS)} ${code}`,
    name: ({ side, number }: Pick<OtcOrder, 'side' | 'number'>) =>
      t(side === OTC_BUY ? 'bought' : 'sold', { number: usdt(number) }),
    ad: ({ side }: Pick<OtcOwnAd, 'side'>) => t(side === OTC_BUY ? 'ad.buys' : 'ad.sells'),
    /** Label of the counterparty. A customer who took an advertisement is not a merchant. */
    other: ({ side, ad_id, merchant }: OtcOrder) =>
      t(ad_id === 0 && !merchant.is_customer ? 'merchant' : side === OTC_BUY ? 'seller' : 'buyer'),
  };
}
