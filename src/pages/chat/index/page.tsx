import { VolumeX } from 'lucide-react';
import { useState } from 'react';
import * as v from 'valibot';
import { type ChatLine, useChatEvents, useRoom, useSendChatMessage } from '@/data/messages/chat';
import { createDraft } from '@/data/session/drafts';
import { CHAT_RULE } from '@/domain/messages/talk';
import { useTranslation } from '@/i18n/use-translation';
import { IconButton } from '@/ui/actions/icon-button';
import { Page } from '@/ui/layout/page';
import { BackBar } from '../../_shared/back-bar';
import { Composer } from '../../_shared/talk/composer';
import styles from '../../_shared/talk/talk.module.css';
import { LineSheet } from './line-sheet';
import { MutedSheet } from './muted-sheet';
import { Room } from './room';

const draft = createDraft('chat-text', v.string(), '');

/** Chat room of all customers. */
export default function ChatPage() {
  const { t } = useTranslation('talk');
  const room = useRoom();
  useChatEvents();
  const { mutateAsync } = useSendChatMessage();
  const [chosen, setChosen] = useState<ChatLine | null>(null);
  const [showsMuted, setShowsMuted] = useState(false);
  return (
    <Page
      flush
      ground="plain"
      header={
        <BackBar
          title={t('room.title')}
          actions={
            <IconButton label={t('room.mutedList')} icon={<VolumeX size={20} />} onClick={() => setShowsMuted(true)} />
          }
        >
          {room.data && <p className={styles.here}>{t('room.members', { count: room.data.members })}</p>}
        </BackBar>
      }
      footer={
        room.data && <Composer draft={draft} rule={CHAT_RULE} label={t('room.placeholder')} onSend={mutateAsync} />
      }
    >
      <Room room={room} onChoose={setChosen} />
      <LineSheet line={chosen} onClose={() => setChosen((now) => (now === chosen ? null : now))} />
      <MutedSheet open={showsMuted} onOpenChange={setShowsMuted} />
    </Page>
  );
}
