import { useMenu } from '@/data/content/content';
import { useSignedIn } from '@/data/session/session';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { Late } from '@/ui/feedback/late';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { Stack } from '@/ui/layout/stack';
import { NavBar } from '@/ui/navigation/nav-bar';
import { LoadFailure } from '../../_shared/load-failure';
import { MyInvestments } from './my-investments';
import { NoProducts } from './no-products';
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
  const { t } = useTranslation(['financial', 'common']);
  const menu = useMenu();
  if (menu.isPending)
    return (
      <Late>
        <Card flush>
          <SkeletonList rows={4} label={t('common:loading')} />
        </Card>
      </Late>
    );
  if (!menu.data) return <LoadFailure title={t('failed')} query={menu} />;
  const products = menu.data.filter((entry) => entry.is_financial === 1 && shell().isScreen(entry.url));
  return products.length === 0 ? <NoProducts /> : <ProductList products={products} />;
}
