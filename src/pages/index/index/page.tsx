import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { keys } from '@/data/queries/keys';
import { useSignedIn } from '@/data/session';
import { shell } from '@/lib/shell-port';
import { Page } from '@/ui/layout/page';
import { useRefreshEvery } from '../../_shared/use-refresh-every';
import { AssetsCard } from './assets-card';
import { Banners } from './banners';
import { DailyPopup } from './daily-popup';
import { HomeHead } from './home-head';
import { MoversCard } from './movers-card';
import { NewsCard } from './news-card';
import { NoticeBar } from './notice-bar';
import { QuickEntries } from './quick-entries';
import { VisitorCard } from './visitor-card';

/** What opens over the page comes when it opens first. */
const ArticleSheet = lazy(() => import('./article-sheet'));

/** Totals follow prices only by asking again, and so do turnovers and curves. */
const REFRESH_MS = 30_000;
const FROM_SERVER = [keys.quotes, keys.wallets];

/** The home tab. An article that is open stands in the address: the way back closes it. */
export default function HomePage() {
  useTranslation(['home', 'market', 'menu']);
  const signedIn = useSignedIn();
  const [params, setParams] = useSearchParams();
  const articleId = Number(params.get('article')) || 0;
  const [hasOpened, setHasOpened] = useState(false);
  // While rendering; it stays, so that a sheet that closes can slide out.
  if (articleId > 0 && !hasOpened) setHasOpened(true);
  const openArticle = (id: number) => setParams({ article: String(id) });
  useRefreshEvery(REFRESH_MS, FROM_SERVER);
  return (
    <Page header={<HomeHead />}>
      {signedIn ? <AssetsCard /> : <VisitorCard />}
      <QuickEntries />
      <NoticeBar onOpen={openArticle} />
      <Banners onOpen={openArticle} />
      <MoversCard />
      <NewsCard onOpen={openArticle} />
      {hasOpened && (
        <Suspense>
          <ArticleSheet articleId={articleId} onClose={() => shell().back()} />
        </Suspense>
      )}
      <DailyPopup />
    </Page>
  );
}
