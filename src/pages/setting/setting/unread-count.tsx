import { useUnread } from '@/data/messages/messages';
import { useTranslation } from '@/i18n/use-translation';
import { Badge } from '@/ui/display/badge';
import { UnknownCount } from '../../_shared/messages/unknown-count';

/** Badge with the number of unread messages; nothing if there are none. */
export function UnreadCount() {
  const { t } = useTranslation(['messages', 'common']);
  const { data: count, isError } = useUnread();
  if (count === undefined) return isError && <UnknownCount />;
  if (count === 0) return null;
  return (
    <Badge tone="down" solid>
      <span aria-hidden>{count}</span>
      <span className="visually-hidden">{t('common:labelled', { label: t('isUnread'), value: count })}</span>
    </Badge>
  );
}
