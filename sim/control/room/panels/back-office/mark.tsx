import { useTranslation } from 'react-i18next';
import { Badge } from '@/ui/display/badge';
import { useQueue } from './use-queue';

/** How many wait, beside the panel's title. */
export function QueueMark() {
  const { t } = useTranslation('room-back-office');
  const count = useQueue()?.length ?? 0;
  if (count === 0) return null;
  return (
    <Badge tone="accent" solid>
      <span aria-hidden>{count}</span>
      <span className="visually-hidden">{t('waiting', { count })}</span>
    </Badge>
  );
}
