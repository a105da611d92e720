import { useTranslation } from 'react-i18next';
import { useFormats } from '@/i18n/use-formats';
import type { Payment } from './use-payment';

/** "Fee", with the discount that is taken off it already. */
export function FeeLabel({ vip }: { vip: Payment['vip'] }) {
  const { t } = useTranslation('options');
  const format = useFormats();
  if (!vip) return t('form.fee');
  return t('form.feeVip', { level: vip.level, percent: format.rate(Number(vip.discount) * 100, 0) });
}
