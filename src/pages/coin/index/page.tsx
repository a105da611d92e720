import { ReceiptText } from 'lucide-react';
import { useMemo } from 'react';
import { readPrice } from '@/data/market/prices';
import { coinHoldings } from '@/data/wallet/coin-holdings';
import { usePortfolio } from '@/data/wallet/portfolio';
import { useTranslation } from '@/i18n/use-translation';
import { useSearchParams } from '@/lib/browser/search-params';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { IconButton } from '@/ui/actions/icon-button';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { BackBar } from '../../_shared/back-bar';
import { ListSkeleton } from '../../_shared/list/list-skeleton';
import { LoadFailure } from '../../_shared/load-failure';
import { CoinDetail } from './coin-detail';
import { MyCoins } from './my-coins';

const lastPrice = (market: string) => readPrice(market)?.last;

/** The page of one coin across all accounts (`?currency=1`), or the list of all coins of the user. */
export default function CoinPage() {
  const { t } = useTranslation(['coin', 'assets']);
  const [fields] = useSearchParams();
  const currency = fields.get('currency');
  const { query, portfolio } = usePortfolio();
  const holdings = useMemo(() => portfolio && coinHoldings(portfolio, lastPrice), [portfolio]);
  const one = holdings?.find(({ currencyId }) => String(currencyId) === currency);
  return (
    <Page
      header={
        <BackBar
          title={one ? t('one', { coin: one.coin }) : t('title')}
          actions={
            <IconButton
              label={t('allRecords')}
              icon={<ReceiptText size={21} strokeWidth={1.75} aria-hidden />}
              onClick={() => shell().go(path('/pages/fund/assets_record', { currency: one?.currencyId }))}
            />
          }
        />
      }
    >
      {!holdings ? (
        query.isError ? (
          <LoadFailure title={t('failed')} query={query} />
        ) : (
          <ListSkeleton rows={7} />
        )
      ) : currency === null ? (
        <MyCoins holdings={holdings} />
      ) : one ? (
        <CoinDetail holding={one} />
      ) : (
        <Unknown />
      )}
    </Page>
  );
}

function Unknown() {
  const { t } = useTranslation('coin');
  return (
    <Card>
      <EmptyState
        title={t('unknown')}
        hint={t('unknownHint')}
        action={
          <Button onClick={() => shell().go(path('/pages/coin/index'), { replace: true })}>{t('showAll')}</Button>
        }
      />
    </Card>
  );
}
