import { CircleHelp, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLockProducts } from '@/data/queries/lh';
import { useSignedIn } from '@/data/session';
import { shell } from '@/lib/shell-port';
import { IconButton } from '@/ui/actions/icon-button';
import { Late } from '@/ui/feedback/late';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { Stack } from '@/ui/layout/stack';
import { NavBar } from '@/ui/navigation/nav-bar';
import { LoadFailure } from '../../_shared/load-failure';
import { CoinFilter } from './coin-filter';
import { LockSummary } from './lock-summary';
import { ProductCards } from './product-cards';

/** What can be locked, and what is. */
export default function LockProductsPage() {
  const { t } = useTranslation(['lockming', 'common']);
  const signedIn = useSignedIn();
  return (
    <Page
      header={
        <NavBar
          title={t('title')}
          onBack={() => shell().back()}
          backLabel={t('common:back')}
          actions={
            <>
              <IconButton
                label={t('orders.title')}
                icon={<ScrollText size={20} aria-hidden />}
                onClick={() => shell().go('/pages/lockming/order')}
              />
              <IconButton
                label={t('about')}
                icon={<CircleHelp size={20} aria-hidden />}
                onClick={() => shell().go('/pages/lockming/welcome')}
              />
            </>
          }
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
