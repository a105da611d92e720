import { Mails } from 'lucide-react';
import type { useMessages } from '@/data/messages/messages';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { LongList } from '../../_shared/list/long-list';
import { MessageRow } from './message-row';

const ROW_PX = 92;

interface MessageListProps {
  messages: ReturnType<typeof useMessages>;
  /** Whether a topic is selected. */
  filtered: boolean;
  onShowAll: () => void;
}

/** Messages, newest first, loaded page by page while scrolling. */
export function MessageList({ messages, filtered, onShowAll }: MessageListProps) {
  const { t } = useTranslation('messages');
  return (
    <LongList
      label={t('list')}
      query={messages}
      items={messages.data?.rows}
      failed={t('failed')}
      empty={<NoMessages filtered={filtered} onShowAll={onShowAll} />}
      itemSizePx={ROW_PX}
      rows={7}
      leading
      renderItem={(message) => <MessageRow key={message.id} message={message} />}
    />
  );
}

function NoMessages({ filtered, onShowAll }: { filtered: boolean; onShowAll: () => void }) {
  const { t } = useTranslation('messages');
  return (
    <EmptyState
      title={t(filtered ? 'emptyTopic' : 'empty')}
      hint={t(filtered ? 'emptyTopicHint' : 'emptyHint')}
      icon={<Mails size={30} strokeWidth={1.5} aria-hidden />}
      action={
        filtered ? (
          <Button onClick={onShowAll}>{t('showAll')}</Button>
        ) : (
          <Button onClick={() => shell().go('/pages/market/market')}>{t('toMarkets')}</Button>
        )
      }
    />
  );
}
