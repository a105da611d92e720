import { useTranslation } from '@/i18n/use-translation';
import { SitePage } from '../../_shared/site-page/site-page';

/** Verification levels, limits and tiers, in the operator's text. */
export default function CompliancePage() {
  const { t } = useTranslation('site-pages');
  return <SitePage call="GET /operational_compliance" title={t('compliance')} />;
}
