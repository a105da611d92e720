import { Mails } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { useMessages } from '@/data/queries/messages';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Late } from '@/ui/feedback/late';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { VirtualList } from '@/ui/media/virtual-list';
import { ListEnd } from '../../_shared/list-end';
import { LoadFailure } from '../../_shared/load-failure';
import styles from './message-center.module.css';
import { MessageRow } from './message-row';

const ROW_PX = 92;

interface MessageListProps {
  messages: ReturnType<typeof useMessages>;
  /** Whether a topic was chosen. */
  filtered: boolean;
  onShowAll: () => void;
}

/** Messages, newest first, page by page as the end comes near. */
export function MessageList({ messages, filtered, onShowAll }: MessageListProps) {
  const { t } = useTranslation(['messages', 'common']);
  if (messages.isPending)
    return (
      <Late>
        <Card flush>
          <SkeletonList rows={7} label={t('common:loading')} />
        </Card>
      </Late>
    );
  if (!messages.data) return <LoadFailure title={t('failed')} query={messages} />;
  const { rows } = messages.data;
  if (rows.length === 0) return <NoMessages filtered={filtered} onShowAll={onShowAll} />;
  return (
    <section className={styles.list} aria-label={t('list')}>
      <VirtualList
        items={rows}
        itemSizePx={ROW_PX}
        renderItem={(message) => <MessageRow key={message.id} message={message} />}
        footer={
          <ListEnd
            shown={rows.length}
            more={messages.hasNextPage}
            loading={messages.isFetchingNextPage}
            failed={messages.isFetchNextPageError}
            onMore={() => void messages.fetchNextPage()}
          />
        }
      />
    </section>
  );
}

function NoMessages({ filtered, onShowAll }: { filtered: boolean; onShowAll: () => void }) {
  const { t } = useTranslation('messages');
  return (
    <Card>
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
    </Card>
  );
}
