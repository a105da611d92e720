import { useSupportUnread } from '@/data/messages/support';
import { useTranslation } from '@/i18n/use-translation';
import { Badge } from '@/ui/display/badge';
import { UnknownCount } from '../messages/unknown-count';

/** Badge with the number of unread answers of customer service; nothing if there are none. */
export function UnreadAnswers() {
  const { t } = useTranslation('talk');
  const { data: count, isError } = useSupportUnread();
  if (count === undefined) return isError && <UnknownCount />;
  if (count === 0) return null;
  return (
    <Badge tone="accent" solid>
      <span aria-hidden>{count}</span>
      <span className="visually-hidden">{t('support.unread', { count })}</span>
    </Badge>
  );
}
