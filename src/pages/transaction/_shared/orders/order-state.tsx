import { useTranslation } from '@/i18n/use-translation';
import { Badge } from '@/ui/display/badge';
import type { OrderState as State } from './order-figures';

const TONES = {
  open: 'accent',
  partly: 'accent',
  done: 'up',
  cancelled: 'neutral',
  partlyCancelled: 'warn',
} as const satisfies Record<State, string>;

export function OrderState({ state }: { state: State }) {
  const { t } = useTranslation('trade');
  return <Badge tone={TONES[state]}>{t(`orders.statuses.${state}`)}</Badge>;
}
