import { useEffect } from 'react';
import { keys } from '@/data/queries/keys';
import { useAwaitedAccount } from '@/data/session/awaited-account';
import { useSignedIn } from '@/data/session/session';
import { useTranslation } from '@/i18n/use-translation';
import { useSearchParams } from '@/lib/browser/search-params';
import { path, shell } from '@/lib/shell-port';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { useRefreshEvery } from '../../_shared/use-refresh-every';
import { AssetsCard } from './assets-card';
import styles from './assets-card.module.css';
import { Banners } from './banners';
import { HomeHead } from './home-head';
import { LanguageOffer } from './language-offer';
import { LateRest } from './late-rest';
import { LoadingFigures } from './loading-figures';
import { MoversCard } from './movers-card';
import { NoticeBar } from './notice-bar';
import { QuickEntries } from './quick-entries';
import { VisitorCard } from './visitor-card';

/** Reserves the place of the assets card until it is known whether a user is signed in. */
function AccountPlace() {
  const { t } = useTranslation('common');
  return (
    <Card>
      <div className={styles.label} />
      <LoadingFigures label={t('loading')} />
    </Card>
  );
}

/** Totals, turnovers and curves change only by a new request. */
const REFRESH_MS = 30_000;
const FROM_SERVER = [keys.quotes, keys.wallets];

const openArticle = (id: number) => shell().go(path('/pages/common/article', { id }));

export default function HomePage() {
  useTranslation(['home', 'market', 'menu']);
  const signedIn = useSignedIn();
  const isAwaited = useAwaitedAccount();
  const [params] = useSearchParams();
  const articleId = Number(params.get('article')) || 0;
  // Earlier versions opened articles over this page; their links are redirected to the article's page.
  useEffect(() => {
    if (articleId > 0) shell().go(path('/pages/common/article', { id: articleId }), { replace: true });
  }, [articleId]);
  useRefreshEvery(REFRESH_MS, FROM_SERVER);
  return (
    <Page header={<HomeHead />}>
      <LanguageOffer />
      {signedIn ? <AssetsCard /> : isAwaited ? <AccountPlace /> : <VisitorCard />}
      <QuickEntries />
      <NoticeBar onOpen={openArticle} />
      <Banners onOpen={openArticle} />
      <MoversCard />
      <LateRest onOpen={openArticle} />
    </Page>
  );
}
