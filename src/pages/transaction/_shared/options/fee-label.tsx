import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import type { Payment } from './use-payment';

/** Label of the fee, with the VIP discount which the fee already includes. */
export function FeeLabel({ vip }: { vip: Payment['vip'] }) {
  const { t } = useTranslation('options');
  const format = useFormats();
  if (!vip) return t('form.fee');
  return t('form.feeVip', { level: vip.level, percent: format.rate(Number(vip.discount) * 100, 0) });
}
