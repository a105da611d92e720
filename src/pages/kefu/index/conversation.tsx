import { useEffect } from 'react';
import { type SupportMessage, type useConversation, useReadSupport } from '@/data/messages/support';
import { useTranslation } from '@/i18n/use-translation';
import { Chip } from '@/ui/actions/chip';
import { Late } from '@/ui/feedback/late';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { showFailure } from '../../_shared/form/show-failure';
import { LoadFailure } from '../../_shared/load-failure';
import { beginsDay, DayLine } from '../../_shared/talk/bubble';
import styles from '../../_shared/talk/talk.module.css';
import { TalkList } from '../../_shared/talk/talk-list';
import { Message } from './message';

const QUESTIONS = ['deposit', 'withdrawal', 'identity', 'security', 'agent'] as const;

interface ConversationProps {
  conversation: ReturnType<typeof useConversation>;
  typing: boolean;
  onAsk: (text: string) => Promise<unknown>;
}

/** The conversation in its four states: loading, failed, empty, filled. Visible messages are marked as read. */
export function Conversation({ conversation, typing, onAsk }: ConversationProps) {
  const { t } = useTranslation(['talk', 'common']);
  const { data } = conversation;
  const { mutate: read } = useReadSupport();
  const unread = data?.unread ?? 0;
  const newest = data?.messages.at(-1)?.id;
  useEffect(() => {
    // Depends on the newest id as well: if another answer arrives before the first is marked as read, `unread` may be
    // unchanged.
    if (unread === 0 || newest === undefined) return;
    const check = () => {
      if (document.visibilityState === 'visible') read();
    };
    check();
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [unread, newest, read]);
  if (conversation.isError && !data) return <LoadFailure title={t('support.failed')} query={conversation} />;
  if (!data)
    return (
      <Late>
        <SkeletonList rows={5} label={t('common:loading')} />
      </Late>
    );
  if (data.messages.length === 0)
    return (
      <>
        <EmptyState title={t('support.empty')} hint={t('support.emptyHint')} />
        <fieldset className={styles.topics} aria-label={t('support.topics')}>
          {QUESTIONS.map((question) => (
            <Chip key={question} onClick={() => void onAsk(t(`support.ask.${question}`)).catch(showFailure)}>
              {t(`support.ask.${question}`)}
            </Chip>
          ))}
        </fieldset>
      </>
    );
  const atMs = ({ time }: SupportMessage) => time * 1000;
  return (
    <TalkList
      items={data.messages}
      idOf={({ id }) => id}
      label={t('support.log')}
      isOwn={({ from }) => from === 'customer'}
      spoken={({ text }) => text}
      onStartReached={() => {
        if (conversation.hasNextPage && !conversation.isFetchingNextPage) void conversation.fetchNextPage();
      }}
      renderItem={(message, index) => {
        const before = data.messages[index - 1];
        return (
          <div key={message.id}>
            {beginsDay(atMs(message), before && atMs(before)) && <DayLine atMs={atMs(message)} />}
            <Message message={message} seen={message.id <= data.seen} />
          </div>
        );
      }}
      footer={<Below typing={typing} waiting={data.waiting} />}
    />
  );
}

function Below({ typing, waiting }: { typing: boolean; waiting: boolean }) {
  const { t } = useTranslation('talk');
  if (typing)
    return (
      <p className={styles.dots} role="status">
        <i />
        <i />
        <i />
        <span className="visually-hidden">{t('support.typing')}</span>
      </p>
    );
  return waiting ? <p className={styles.note}>{t('support.waiting')}</p> : null;
}
