import { useTranslation } from 'react-i18next';
import { useSupportUnread } from '@/data/queries/support';
import { Badge } from '@/ui/display/badge';

/** How many answers of customer service wait to be read; nothing where none does. */
export function UnreadAnswers() {
  const { t } = useTranslation('talk');
  const count = useSupportUnread();
  if (count === 0) return null;
  return (
    <Badge tone="accent" solid>
      <span aria-hidden>{count}</span>
      <span className="visually-hidden">{t('support.unread', { count })}</span>
    </Badge>
  );
}
