import { useDualProduct } from '@/data/dual/queries';
import { useTranslation } from '@/i18n/use-translation';
import { idIn } from '@/lib/browser/id-in-address';
import { useSearchParams } from '@/lib/browser/search-params';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { PageContent, PageFrame } from '@/ui/layout/page';
import { BackBar } from '../../_shared/back-bar';
import { ListSkeleton } from '../../_shared/list/list-skeleton';
import { LoadFailure } from '../../_shared/load-failure';
import { DualPurchaseForm } from './dual-purchase-form';

/** One product with its purchase form; its id is part of the page address. */
export default function DualPurchasePage() {
  const { t } = useTranslation('invest');
  const [fields] = useSearchParams();
  const id = idIn(fields, 'id');
  const product = useDualProduct(id);
  const header = <BackBar title={t('purchase.title')} />;
  const unknown = id === 0 || product.data === null;
  return (
    <PageFrame header={header}>
      {product.data ? (
        <DualPurchaseForm key={product.data.id} product={product.data} />
      ) : (
        <PageContent>
          {unknown ? (
            <Card>
              <EmptyState
                title={t('purchase.unknown')}
                hint={t('purchase.unknownHint')}
                action={
                  <Button variant="primary" onClick={() => shell().go('/pages/invest/invest')}>
                    {t('mine.toProducts')}
                  </Button>
                }
              />
            </Card>
          ) : product.isPending ? (
            <ListSkeleton rows={5} leading={false} />
          ) : (
            <LoadFailure title={t('failed')} query={product} />
          )}
        </PageContent>
      )}
    </PageFrame>
  );
}
