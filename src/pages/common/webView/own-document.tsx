import { useTranslation } from 'react-i18next';
import { useSiteDocument } from '@/data/queries/web-view';
import { Late } from '@/ui/feedback/late';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { LoadFailure } from '../../_shared/load-failure';
import { OriginLine } from './origin-line';
import styles from './web-view.module.css';

/** A document of the product's own host. It is shown without scripts, forms or a way to the app around it. */
export function OwnDocument({ path, host, title }: { path: string; host: string; title: string }) {
  const { t } = useTranslation(['web-view', 'common']);
  const page = useSiteDocument(path);
  if (page.isPending)
    return (
      <Late>
        <Card flush>
          <SkeletonList rows={6} leading={false} label={t('common:loading')} />
        </Card>
      </Late>
    );
  if (page.data === undefined) return <LoadFailure title={t('failed')} query={page} />;
  return (
    <div className={styles.view}>
      <OriginLine host={host} />
      <iframe className={styles.frame} title={title} sandbox="" srcDoc={page.data} />
    </div>
  );
}
