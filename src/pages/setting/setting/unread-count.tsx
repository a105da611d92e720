import { useTranslation } from 'react-i18next';
import { useUnreadCount } from '@/data/queries/messages';
import { Badge } from '@/ui/display/badge';

/** How many messages are unread; nothing where none is. */
export function UnreadCount() {
  const { t } = useTranslation(['messages', 'common']);
  const count = useUnreadCount() ?? 0;
  if (count === 0) return null;
  return (
    <Badge tone="down" solid>
      <span aria-hidden>{count}</span>
      <span className="visually-hidden">{t('common:labelled', { label: t('isUnread'), value: count })}</span>
    </Badge>
  );
}
