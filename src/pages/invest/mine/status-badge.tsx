import type { DualStatus } from '@/data/dual/queries';
import { useTranslation } from '@/i18n/use-translation';
import { Badge } from '@/ui/display/badge';

const TONES = { 0: 'down', 1: 'accent', 2: 'warn', 3: 'up' } as const;

/** Badge with the state of a purchase. */
export function StatusBadge({ status }: { status: DualStatus }) {
  const { t } = useTranslation('invest');
  return <Badge tone={TONES[status]}>{t(`mine.status${status}`)}</Badge>;
}
