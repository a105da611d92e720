import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUnreadCount } from '@/data/queries/messages';
import { path, shell } from '@/lib/shell-port';
import { IconButton } from '@/ui/actions/icon-button';

/** More are not counted out. */
const MOST_SHOWN = 99;

/** The bell with how many messages are unread. The home page draws it once the count is worth asking for. */
export default function MessagesButton() {
  const { t } = useTranslation('messages');
  const count = useUnreadCount() ?? 0;
  return (
    <IconButton
      label={count > 0 ? t('unread', { count }) : t('title')}
      icon={<Bell size={21} aria-hidden />}
      badge={count > 0 ? (count > MOST_SHOWN ? `${MOST_SHOWN}+` : count) : undefined}
      onClick={() => shell().go(path('/pages/site_message/message-center'))}
    />
  );
}
