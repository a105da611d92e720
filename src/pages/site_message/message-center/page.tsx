import { BellOff, CheckCheck } from 'lucide-react';
import { useMessages, useReadAll } from '@/data/messages/messages';
import { afterCall } from '@/data/queries/after-call';
import { notices } from '@/data/session/notices';
import { MESSAGE_TOPICS, type MessageTopic } from '@/domain/messages/topics';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { useSearchParams } from '@/lib/browser/search-params';
import { useStore } from '@/lib/stores/use-store';
import { IconButton } from '@/ui/actions/icon-button';
import { List } from '@/ui/display/list';
import { ListRow } from '@/ui/display/list-row';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { SwipeTabs } from '@/ui/navigation/swipe-tabs';
import { toast } from '@/ui/overlays/toast-store';
import { BackBar } from '../../_shared/back-bar';
import { showFailure } from '../../_shared/form/show-failure';
import { MessageList } from './message-list';

const ALL = 'all';
/** Tab for notices of the app itself, which are not messages of the exchange. */
const NOTICES = 'notices';
const TABS: readonly (MessageTopic | typeof ALL)[] = [ALL, ...MESSAGE_TOPICS];

/** Messages of the exchange. The topic is part of the page address. */
export default function MessageCenterPage() {
  const { t } = useTranslation(['messages', 'common']);
  const [fields, setFields] = useSearchParams();
  const topic = MESSAGE_TOPICS.find((one) => one === fields.get('topic'));
  const saysNotices = fields.get('topic') === NOTICES;
  const messages = useMessages(topic);
  const readAll = useReadAll();
  const { unread = 0, unreadTopics = {} } = messages.data ?? {};
  const countOf = (tab: (typeof TABS)[number]) => (tab === ALL ? unread : (unreadTopics[tab] ?? 0));
  const show = (tab: string) => setFields(tab === ALL ? {} : { topic: tab }, { replace: true });
  const readThese = () =>
    afterCall(readAll.mutateAsync(topic), () => toast.show(t('readAllDone'), { kind: 'success' }), showFailure);
  return (
    <Page
      header={
        <BackBar
          title={t('title')}
          actions={
            <IconButton
              label={t('readAll')}
              icon={<CheckCheck size={21} aria-hidden />}
              loading={readAll.isPending}
              disabled={saysNotices || countOf(topic ?? ALL) === 0}
              focusableWhenDisabled
              onClick={readThese}
            />
          }
        >
          <SwipeTabs
            label={t('tabs')}
            items={[
              ...TABS.map((value) => ({
                value,
                label: t(`topics.${value}`),
                ...(countOf(value) > 0 && { count: countOf(value) }),
              })),
              { value: NOTICES, label: t('notices') },
            ]}
            value={saysNotices ? NOTICES : (topic ?? ALL)}
            onValueChange={show}
          />
        </BackBar>
      }
    >
      {saysNotices ? (
        <Notices />
      ) : (
        <MessageList messages={messages} filtered={topic !== undefined} onShowAll={() => show(ALL)} />
      )}
    </Page>
  );
}

/** Toasts shown since the app was opened, for users who missed them. */
function Notices() {
  const { t } = useTranslation('messages');
  const format = useFormats();
  const shown = useStore(notices);
  if (shown.length === 0)
    return (
      <Card>
        <EmptyState
          title={t('noNotices')}
          hint={t('noNoticesHint')}
          icon={<BellOff size={30} strokeWidth={1.5} aria-hidden />}
        />
      </Card>
    );
  return (
    <Card flush>
      <List label={t('notices')}>
        {shown.map(({ id, text, atMs }) => (
          <ListRow key={id} dense title={text} subtitle={format.hourMinute(atMs)} />
        ))}
      </List>
    </Card>
  );
}
