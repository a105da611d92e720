import type { Subscription } from '@/data/ieo/queries';
import { useTranslation } from '@/i18n/use-translation';
import { Badge } from '@/ui/display/badge';

const TONES = { 1: 'accent', 2: 'warn', 3: 'up' } as const;

/** Badge with the state of an application. */
export function OrderBadge({ order: { status, locked, allocated } }: { order: Subscription }) {
  const { t } = useTranslation('ieo');
  if (status !== 1 && Number(allocated) === 0) return <Badge>{t('orders.none')}</Badge>;
  if (locked === 1) return <Badge tone="warn">{t('orders.locked')}</Badge>;
  return <Badge tone={TONES[status]}>{t(`orders.status${status}`)}</Badge>;
}
