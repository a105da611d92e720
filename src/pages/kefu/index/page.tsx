import * as v from 'valibot';
import { useConversation, useSendSupport, useSupportEvents } from '@/data/messages/support';
import { createDraft } from '@/data/session/drafts';
import { SUPPORT_RULE } from '@/domain/messages/talk';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/stores/use-store';
import { Page } from '@/ui/layout/page';
import { BackBar } from '../../_shared/back-bar';
import { Composer } from '../../_shared/talk/composer';
import { Attach, Attached, useAttachment } from './attach';
import { Conversation } from './conversation';

const draft = createDraft('support-text', v.string(), '');
const pictureDraft = createDraft('support-picture', v.string(), '');

/** Customer service: automatic answers, and agents. */
export default function CustomerServicePage() {
  const { t } = useTranslation('talk');
  const conversation = useConversation();
  const typing = useSupportEvents();
  const { mutateAsync } = useSendSupport();
  const picture = useStore(pictureDraft);
  const attachment = useAttachment((address) => pictureDraft.set(address));

  const send = async (text: string) => {
    await mutateAsync({ text, picture });
    if (pictureDraft.get() === picture) pictureDraft.set('');
  };
  return (
    <Page
      flush
      ground="plain"
      header={<BackBar title={t('support.title')} />}
      footer={
        conversation.data && (
          <Composer
            draft={draft}
            rule={SUPPORT_RULE}
            label={t('support.placeholder')}
            onSend={send}
            hasMore={picture !== ''}
            disabled={attachment.busy}
            leading={<Attach attachment={attachment} />}
            above={<Attached address={picture} attachment={attachment} onRemove={() => pictureDraft.set('')} />}
          />
        )
      }
    >
      <Conversation
        conversation={conversation}
        typing={typing || (conversation.data?.typing ?? false)}
        onAsk={(text) => mutateAsync({ text, picture: '' })}
      />
    </Page>
  );
}
