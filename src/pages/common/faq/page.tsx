import { useTranslation } from 'react-i18next';
import { SitePage } from '../../_shared/site-page/site-page';
import { Questions } from './questions';

/** Questions that customers ask, each with its answer folded away. */
export default function FaqPage() {
  const { t } = useTranslation('site-pages');
  return (
    <SitePage call="GET /faq" title={t('faq')}>
      {(article) => <Questions article={article} />}
    </SitePage>
  );
}
