import { useTranslation } from '@/i18n/use-translation';
import { Badge } from '@/ui/display/badge';
import type { RecordState } from './record-filter';

const TONES = { pending: 'warn', approved: 'up', rejected: 'down' } as const;

/** Badge with the state: under review, done or failed. */
export function StateBadge({ state }: { state: RecordState }) {
  const { t } = useTranslation('recharge');
  return <Badge tone={TONES[state]}>{t(`records.states.${state}`)}</Badge>;
}
