import { useSignedIn } from '@/data/session/session';
import { useTranslation } from '@/i18n/use-translation';
import { List } from '@/ui/display/list';
import { ListRow } from '@/ui/display/list-row';
import { SitePage } from '../../_shared/site-page/site-page';
import { UnreadAnswers } from '../../_shared/talk/unread-answers';
import { VisitorForm } from './visitor-form';

/** Contact page: a conversation with customer service, or for visitors a message which is answered by e-mail. */
export default function ContactPage() {
  const { t } = useTranslation(['site-pages', 'talk', 'errors', 'common']);
  const isSignedIn = useSignedIn();
  return (
    <SitePage
      call="GET /contactus"
      title={t('contact')}
      footer={
        isSignedIn ? (
          <List card label={t('talk:support.title')}>
            <ListRow
              title={t('talk:support.write')}
              subtitle={t('talk:support.writeHint')}
              trailing={<UnreadAnswers />}
              href="#/pages/kefu/index"
            />
          </List>
        ) : (
          <VisitorForm />
        )
      }
    />
  );
}
