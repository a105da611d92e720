import { PiggyBank } from 'lucide-react';
import { useMenu } from '@/data/content/content';
import { useSignedIn } from '@/data/session/session';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { Stack } from '@/ui/layout/stack';
import { NavBar } from '@/ui/navigation/nav-bar';
import { ListSkeleton } from '../../_shared/list/list-skeleton';
import { LoadFailure } from '../../_shared/load-failure';
import { MyInvestments } from './my-investments';
import { ProductList } from './product-list';

/** The finance tab: the financial products of the server's menu for which the app has pages. */
export default function FinancialPage() {
  const { t } = useTranslation('financial');
  const signedIn = useSignedIn();
  return (
    <Page header={<NavBar variant="root" title={t('title')} />}>
      <Stack gap={3}>
        {signedIn && <MyInvestments />}
        <Products />
      </Stack>
    </Page>
  );
}

function Products() {
  const { t } = useTranslation('financial');
  const menu = useMenu();
  if (menu.isPending) return <ListSkeleton rows={4} />;
  if (!menu.data) return <LoadFailure title={t('failed')} query={menu} />;
  const products = menu.data.filter((entry) => entry.is_financial === 1 && shell().isScreen(entry.url));
  return products.length === 0 ? <NoProducts /> : <ProductList products={products} />;
}

/** Alternative pages. */
const ELSEWHERE = [
  { word: 'toMarket', address: '/pages/market/market' },
  { word: 'toAssets', address: '/pages/fund/assets' },
] as const;

/** Shown if the exchange has no financial products or the app has no pages for them; links to other pages. */
function NoProducts() {
  const { t } = useTranslation('financial');
  const ways = ELSEWHERE.filter(({ address }) => shell().isScreen(address));
  return (
    <Card>
      <EmptyState
        title={t('empty')}
        hint={t('emptyHint')}
        icon={<PiggyBank size={30} strokeWidth={1.5} aria-hidden />}
        action={
          <Stack gap={2}>
            {ways.map(({ word, address }, index) => (
              <Button
                key={word}
                block
                variant={index === 0 ? 'primary' : 'secondary'}
                onClick={() => shell().go(address)}
              >
                {t(word)}
              </Button>
            ))}
          </Stack>
        }
      />
    </Card>
  );
}
