import { useTranslation } from '@/i18n/use-translation';
import { Badge } from '@/ui/display/badge';
import { useConversations } from './use-conversations';
import { useQueue } from './use-queue';

/**
 * The number of requests that wait for review and of conversations that wait for an agent, beside the panel's title.
 */
export function QueueMark() {
  const { t } = useTranslation('room-back-office');
  const talks = useConversations()?.filter(({ waiting }) => waiting) ?? [];
  const count = (useQueue()?.length ?? 0) + talks.length;
  if (count === 0) return null;
  return (
    <Badge tone="accent" solid>
      <span aria-hidden>{count}</span>
      <span className="visually-hidden">{t('waiting', { count })}</span>
    </Badge>
  );
}
