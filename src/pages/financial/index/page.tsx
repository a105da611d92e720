import { CalendarClock, Coins, Gem, type LucideIcon, PiggyBank, Rocket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMenu } from '@/data/queries/content';
import { shell } from '@/lib/shell-port';
import { List, ListRow } from '@/ui/display/list';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { EmptyState, ErrorState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { NavBar } from '@/ui/navigation/nav-bar';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  ieo: Rocket,
  lockming: PiggyBank,
  invest: CalendarClock,
  nft: Gem,
};

/** The finance tab: what the server's menu offers of financial products, as far as the app has their screens. */
export default function FinancialPage() {
  const { t } = useTranslation('financial');
  return (
    <Page header={<NavBar look="root" title={t('title')} />}>
      <Products />
    </Page>
  );
}

function Products() {
  const { t, i18n } = useTranslation(['financial', 'menu', 'common', 'errors']);
  const menu = useMenu();
  if (menu.isPending)
    return (
      <Card flush>
        <SkeletonList rows={4} label={t('common:loading')} />
      </Card>
    );
  if (menu.isError)
    return (
      <ErrorState
        title={t('failed')}
        hint={t('errors:networkHint')}
        retryLabel={t('common:retry')}
        onRetry={() => void menu.refetch()}
        retrying={menu.isFetching}
      />
    );
  const products = menu.data.filter((entry) => entry.is_financial === 1 && shell().isScreen(entry.url));
  if (products.length === 0)
    return (
      <EmptyState
        title={t('empty')}
        hint={t('emptyHint')}
        icon={<PiggyBank size={30} strokeWidth={1.5} aria-hidden />}
      />
    );
  return (
    <List card label={t('products')}>
      {products.map(({ id, title, name, url }) => {
        const Icon = ICONS[title] ?? Coins;
        const key = `menu:${title}`;
        return (
          <ListRow
            key={id}
            leading={<Icon size={22} strokeWidth={1.75} aria-hidden />}
            // A product that is newer than this app still has the server's word for it.
            title={i18n.exists(key) ? i18n.t(key as 'menu:ieo') : name}
            href={`#${url}`}
          />
        );
      })}
    </List>
  );
}
