import { useTranslation } from '@/i18n/use-translation';
import { SitePage } from '../../_shared/site-page/site-page';

/** Page about the exchange and its operator. */
export default function AboutPage() {
  const { t } = useTranslation('site-pages');
  return <SitePage call="GET /aboutus" title={t('about')} />;
}
