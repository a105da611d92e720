import { useState } from 'react';
import { useLockProducts } from '@/data/lockup/queries';
import { useSignedIn } from '@/data/session/session';
import { useTranslation } from '@/i18n/use-translation';
import { EmptyState } from '@/ui/feedback/states';
import { Page } from '@/ui/layout/page';
import { Stack } from '@/ui/layout/stack';
import { FilterChips } from '../../_shared/list/filter-chips';
import { ListStates } from '../../_shared/list/list-states';
import { ProductHeader } from '../../_shared/wealth/product-header';
import { LockSummary } from './lock-summary';
import { ProductCards } from './product-cards';

/** Lock-up products, and a summary of the customer's deposits. */
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
  const [coin, setCoin] = useState<string>();
  const empty = <EmptyState title={t('empty')} hint={t('emptyHint')} />;
  return (
    <ListStates query={products} failed={t('failed')} empty={empty} rows={5} leading>
      {(list) => (
        <>
          <FilterChips
            label={t('coins')}
            all={t('common:all')}
            values={[...new Set(list.map(({ currency_name }) => currency_name))]}
            textOf={(one) => one}
            value={coin}
            onValueChange={setCoin}
          />
          <ProductCards products={list.filter(({ currency_name }) => !coin || currency_name === coin)} />
        </>
      )}
    </ListStates>
  );
}
