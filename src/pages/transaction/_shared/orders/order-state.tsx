import { useTranslation } from '@/i18n/use-translation';
import { Badge } from '@/ui/display/badge';
import type { OrderState as State } from './order-figures';

const TONES = {
  waiting: 'accent',
  open: 'accent',
  partly: 'accent',
  done: 'up',
  cancelled: 'neutral',
  partlyCancelled: 'warn',
} as const satisfies Record<State, string>;

export function OrderState({ state }: { state: State }) {
  const { t } = useTranslation(['trade', 'spot-orders']);
  const text = state === 'waiting' ? t('spot-orders:order.waiting') : t(`orders.statuses.${state}`);
  return <Badge tone={TONES[state]}>{text}</Badge>;
}
