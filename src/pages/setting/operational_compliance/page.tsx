import { useTranslation } from 'react-i18next';
import { SitePage } from '../../_shared/site-page/site-page';

/** Levels of verification, limits and tiers, as the operator states them. */
export default function CompliancePage() {
  const { t } = useTranslation('site-pages');
  return <SitePage call="GET /operational_compliance" title={t('compliance')} />;
}
