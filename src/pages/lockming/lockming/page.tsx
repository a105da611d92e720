import { useState } from 'react';
import { useLockProducts } from '@/data/lockup/queries';
import { useSignedIn } from '@/data/session/session';
import { useTranslation } from '@/i18n/use-translation';
import { Chip, ChipRow } from '@/ui/actions/chip';
import { EmptyState } from '@/ui/feedback/states';
import { Page } from '@/ui/layout/page';
import { Stack } from '@/ui/layout/stack';
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
  const { t } = useTranslation('lockming');
  const products = useLockProducts();
  const [coin, setCoin] = useState('');
  const empty = <EmptyState title={t('empty')} hint={t('emptyHint')} />;
  return (
    <ListStates query={products} failed={t('failed')} empty={empty} rows={5} leading>
      {(list) => (
        <>
          <CoinFilter
            coins={[...new Set(list.map(({ currency_name }) => currency_name))]}
            coin={coin}
            onChange={setCoin}
          />
          <ProductCards products={list.filter(({ currency_name }) => coin === '' || currency_name === coin)} />
        </>
      )}
    </ListStates>
  );
}

/** A `coin` of '' means all coins. */
function CoinFilter({
  coins,
  coin,
  onChange,
}: {
  coins: readonly string[];
  coin: string;
  onChange: (coin: string) => void;
}) {
  const { t } = useTranslation(['lockming', 'common']);
  return (
    <ChipRow label={t('coins')}>
      <Chip selected={coin === ''} onClick={() => onChange('')}>
        {t('common:all')}
      </Chip>
      {coins.map((one) => (
        <Chip key={one} selected={coin === one} onClick={() => onChange(one)}>
          {one}
        </Chip>
      ))}
    </ChipRow>
  );
}
