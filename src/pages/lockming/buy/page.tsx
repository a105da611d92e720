import { useLockProducts } from '@/data/lockup/queries';
import { useTranslation } from '@/i18n/use-translation';
import { useSearchParams } from '@/lib/browser/search-params';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { PageContent, PageFrame } from '@/ui/layout/page';
import { BackBar } from '../../_shared/back-bar';
import { ListSkeleton } from '../../_shared/list/list-skeleton';
import { LoadFailure } from '../../_shared/load-failure';
import { LockDepositForm } from './lock-deposit-form';

/** One product with its deposit form; its id is part of the page address. */
export default function LockBuyPage() {
  const { t } = useTranslation('lockming');
  const [fields] = useSearchParams();
  const products = useLockProducts();
  const product = products.data?.find(({ id }) => String(id) === fields.get('id'));
  const header = <BackBar title={t('buy.title')} />;
  return (
    <PageFrame header={header}>
      {product ? (
        <LockDepositForm key={product.id} product={product} />
      ) : (
        <PageContent>
          {products.isPending ? (
            <ListSkeleton rows={5} />
          ) : products.data ? (
            <Card>
              <EmptyState
                title={t('buy.unknown')}
                hint={t('buy.unknownHint')}
                action={
                  <Button variant="primary" onClick={() => shell().go('/pages/lockming/lockming')}>
                    {t('orders.toProducts')}
                  </Button>
                }
              />
            </Card>
          ) : (
            <LoadFailure title={t('failed')} query={products} />
          )}
        </PageContent>
      )}
    </PageFrame>
  );
}
