import { useTranslation } from 'react-i18next';
import { List, ListRow } from '@/ui/display/list';
import { SitePage } from '../../_shared/site-page/site-page';
import { UnreadAnswers } from '../../_shared/talk/unread-answers';

/** How customer service is reached. */
export default function ContactPage() {
  const { t } = useTranslation(['site-pages', 'talk']);
  return (
    <SitePage
      call="GET /contactus"
      title={t('contact')}
      footer={
        <List card label={t('talk:support.title')}>
          <ListRow
            title={t('talk:support.write')}
            subtitle={t('talk:support.writeHint')}
            trailing={<UnreadAnswers />}
            href="#/pages/kefu/index"
          />
        </List>
      }
    />
  );
}
