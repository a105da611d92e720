import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLockProducts } from '@/data/queries/lh';
import { useSignedIn } from '@/data/session';
import { Late } from '@/ui/feedback/late';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { Stack } from '@/ui/layout/stack';
import { LoadFailure } from '../../_shared/load-failure';
import { ProductHeader } from '../../_shared/wealth/product-header';
import { CoinFilter } from './coin-filter';
import { LockSummary } from './lock-summary';
import { ProductCards } from './product-cards';

/** What can be locked, and what is. */
export default function LockProductsPage() {
  const { t } = useTranslation('lockming');
  const signedIn = useSignedIn();
  return (
    <Page
      header={
        <ProductHeader
          title={t('title')}
          mine={{ label: t('orders.title'), to: '/pages/lockming/order' }}
          help={{ label: t('about'), to: '/pages/lockming/welcome' }}
        />
      }
    >
      <Stack gap={3}>
        {signedIn && <LockSummary />}
        <Products />
      </Stack>
    </Page>
  );
}

function Products() {
  const { t } = useTranslation(['lockming', 'common']);
  const products = useLockProducts();
  const [coin, setCoin] = useState('');
  if (products.isPending)
    return (
      <Late>
        <Card flush>
          <SkeletonList rows={5} label={t('common:loading')} />
        </Card>
      </Late>
    );
  if (!products.data) return <LoadFailure title={t('failed')} query={products} />;
  if (products.data.length === 0)
    return (
      <Card>
        <EmptyState title={t('empty')} hint={t('emptyHint')} />
      </Card>
    );
  const coins = [...new Set(products.data.map(({ currency_name }) => currency_name))];
  return (
    <>
      <CoinFilter coins={coins} coin={coin} onChange={setCoin} />
      <ProductCards products={products.data.filter(({ currency_name }) => coin === '' || currency_name === coin)} />
    </>
  );
}
