import { Search } from 'lucide-react';
import { useMemo } from 'react';
import { type Pair, useQuotes } from '@/data/market/quotes';
import { type Favourite, useFavourites } from '@/data/market/watchlist';
import { keys } from '@/data/queries/keys';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { IconButton } from '@/ui/actions/icon-button';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { NavBar } from '@/ui/navigation/nav-bar';
import { SwipeTabs } from '@/ui/navigation/swipe-tabs';
import { ListSkeleton } from '../../_shared/list/list-skeleton';
import { LoadFailure } from '../../_shared/load-failure';
import { useRefreshEvery } from '../../_shared/use-refresh-every';
import { MarketRows } from '../_shared/market-rows';
import { listedIn } from './listed';
import { changeMarketView, MARKET_TABS, useMarketView } from './market-view';
import { NoFavourites } from './no-favourites';
import styles from './page.module.css';
import { Toolbar } from './toolbar';

/** Turnovers, curves and opening hours arrive only with the list; prices also arrive by events. */
const REFRESH_MS = 30_000;
const FROM_SERVER = [keys.quotes];
const NO_PAIRS: readonly Pair[] = [];
const NO_FAVOURITES: readonly Favourite[] = [];

/** The market tab: favourites, coins, futures and stocks. */
export default function MarketPage() {
  const { t } = useTranslation('market');
  const { tab, sector, sort } = useMarketView();
  const quotes = useQuotes();
  const pairs = quotes.data?.pairs ?? NO_PAIRS;
  const watchlist = useFavourites();
  const favourites = watchlist.data ?? NO_FAVOURITES;
  // For a visitor the favourites query is disabled, so it is never loading.
  const areComing = tab === 'favourites' && watchlist.isLoading;
  const listed = useMemo(() => listedIn({ tab, sector }, pairs, favourites), [tab, sector, pairs, favourites]);
  useRefreshEvery(REFRESH_MS, FROM_SERVER);

  return (
    <Page
      className={styles.page}
      header={
        <NavBar
          variant="root"
          title={t('title')}
          actions={
            <IconButton
              label={t('search.open')}
              icon={<Search size={21} aria-hidden />}
              onClick={() => shell().go(path('/pages/market/search'))}
            />
          }
        >
          <SwipeTabs
            data-tour="market-tabs"
            label={t('tabs.label')}
            items={MARKET_TABS.map((value) => ({
              value,
              label: t(`tabs.${value}`),
              ...(value === 'stocks' && { tour: 'market-stocks' }),
            }))}
            value={tab}
            onValueChange={(next) => changeMarketView({ tab: next, sector: '' })}
          />
        </NavBar>
      }
    >
      {/* A new element per tab, so that different positions do not count as layout shifts. */}
      <Toolbar key={tab} listed={listed} pending={quotes.isPending || areComing} />
      {listed.pairs.length > 0 ? (
        <MarketRows pairs={listed.pairs} futures={tab === 'futures'} sort={sort} view={`${tab} ${sector}`} />
      ) : (
        <div className={quotes.isPending || areComing ? styles.below : styles.apart}>
          <NoRows quotes={quotes} areComing={areComing} />
        </div>
      )}
    </Page>
  );
}

/** Replaces the list while it loads, has failed, or is empty. */
function NoRows({ quotes, areComing }: { quotes: ReturnType<typeof useQuotes>; areComing: boolean }) {
  const { t } = useTranslation('market');
  const { tab } = useMarketView();
  if (quotes.isError && !quotes.data) return <LoadFailure title={t('list.failed')} query={quotes} />;
  if (!quotes.data || areComing) return <ListSkeleton rows={9} />;
  if (tab === 'favourites') return <NoFavourites all={quotes.data.pairs} />;
  return (
    <Card>
      <EmptyState title={t('list.empty')} hint={t('list.emptyHint')} />
    </Card>
  );
}
