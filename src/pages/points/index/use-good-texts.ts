import type { PointGood } from '@/data/points/queries';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';

/** Name and terms of a good; the server's name for a kind unknown to this app. */
export function useGoodTexts() {
  const { t } = useTranslation('points');
  const formats = useFormats();
  return ({ kind, product, amount: worth, day: days = 0, title }: PointGood): { name: string; hint: string } => {
    const amount = formats.upTo(worth, 2);
    if (kind === 'cash') return { name: t('cash', { amount }), hint: t('cashHint') };
    if (kind === 'deposit') return { name: t('deposit'), hint: t('depositHint', { amount, days }) };
    if (kind === 'fee')
      return { name: t(product === 'futures' ? 'futures' : 'spot'), hint: t('feeHint', { amount, days }) };
    return { name: title, hint: '' };
  };
}
