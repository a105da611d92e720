import { useTranslation } from 'react-i18next';
import { SitePage } from '../../_shared/site-page/site-page';

/** How customer service is reached. */
export default function ContactPage() {
  const { t } = useTranslation('site-pages');
  return <SitePage call="GET /contactus" title={t('contact')} />;
}
