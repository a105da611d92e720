import { Bell } from 'lucide-react';
import { useUnread } from '@/data/messages/messages';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { IconButton } from '@/ui/actions/icon-button';

/** Higher counts are shown as "99+". */
const MAX_SHOWN = 99;

/** Bell with the number of unread messages. The home page loads this file lazily and shows a plain bell until then. */
export default function MessagesButton() {
  const { t } = useTranslation(['messages', 'common', 'errors']);
  const { data, isError } = useUnread();
  const unknown = isError && data === undefined;
  const count = data ?? 0;
  return (
    <IconButton
      label={
        unknown
          ? t('common:labelled', { label: t('title'), value: t('errors:parts.unread') })
          : count > 0
            ? t('unread', { count })
            : t('title')
      }
      icon={<Bell size={21} aria-hidden />}
      badge={unknown ? '?' : count > 0 ? (count > MAX_SHOWN ? `${MAX_SHOWN}+` : count) : undefined}
      onClick={() => shell().go(path('/pages/site_message/message-center'))}
    />
  );
}
