import type { Message } from '@/data/messages/messages';
import { fromWireTime } from '@/domain/time';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { path } from '@/lib/shell-port';
import { Text } from '@/ui/text/text';
import { withOwnTimes } from '../_shared/own-times';
import { TopicIcon } from '../_shared/topic-icon';
import styles from './message-center.module.css';

/** Row of a message: topic, title, beginning of the text, and whether it is unread. */
export function MessageRow({ message }: { message: Message }) {
  const { t } = useTranslation('messages');
  const { dateTime } = useFormats();
  const { id, topic, title, is_read: isRead, create_time: time } = message;
  const abstract = withOwnTimes(message.abstract ?? '', dateTime);
  const atMs = fromWireTime(time);
  return (
    <a className={styles.row} href={`#${path('/pages/site_message/message-detail', { id })}`}>
      <span className={styles.icon}>
        <TopicIcon topic={topic} />
      </span>
      <span className={styles.words}>
        <Text truncate={2} {...(isRead ? { tone: 'secondary' } : { weight: 'bold' })}>
          {title}
        </Text>
        {abstract && abstract !== title && (
          <Text size="small" tone="muted" truncate={2}>
            {abstract}
          </Text>
        )}
        <Text size="caption" tone="muted" className={styles.foot}>
          {t(`topics.${topic}`)}
          {atMs !== null && ` · ${dateTime(atMs)}`}
        </Text>
      </span>
      {!isRead && (
        <span className={styles.dot}>
          <span className="visually-hidden">{t('isUnread')}</span>
        </span>
      )}
    </a>
  );
}
