import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as v from 'valibot';
import { useRechargeTerms } from '@/data/recharge/queries';
import { createPreference } from '@/data/session/preferences';
import { useSignedIn } from '@/data/session/session';
import { readHoldings } from '@/data/wallet/portfolio-value';
import { walletsQuery } from '@/data/wallet/wallets';
import { useTranslation } from '@/i18n/use-translation';
import { withLatest } from '@/lib/most-recent';
import { path, shell } from '@/lib/shell-port';
import { useStore } from '@/lib/stores/use-store';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Found } from '../../_shared/list/found';
import { ListSkeleton } from '../../_shared/list/list-skeleton';
import { LoadFailure } from '../../_shared/load-failure';
import { CardRow } from './card-row';
import { type ChoosableCoin, coinsFor, findCoins, hotCoins, type Purpose, recentOf } from './coin-choice';
import { CoinChips, CoinRows } from './coin-rows';

/** Page for withdrawals, which takes the coin in its address. */
const WITHDRAW = '/pages/fund/withdraw';

/** Ids of the coins deposited or withdrawn last on this device, newest first. */
const recentCoins = createPreference<readonly number[]>('recent-coins', v.array(v.number()), []);
/** As many as fit into a row of chips without much scrolling. */
const MAX_RECENT = 6;

function choose(purpose: Purpose, { currency_id: coin }: ChoosableCoin): void {
  recentCoins.set(withLatest(recentCoins.get(), coin, MAX_RECENT));
  shell().go(purpose === 'withdraw' ? `${WITHDRAW}?coin=${coin}` : path('/pages/fund/receive', { coin }));
}

/** Recent and popular coins above the list of all; during a search only the matches. */
export function CoinChoice({ purpose, query }: { purpose: Purpose; query: string }) {
  const { t } = useTranslation(['recharge', 'errors']);
  const terms = useRechargeTerms();
  const coins = useCoins(terms.data?.coins);
  const recent = useStore(recentCoins);
  if (terms.isPending || (purpose === 'withdraw' && coins.balancesPending)) return <ListSkeleton rows={8} />;
  if (!terms.data) return <LoadFailure title={t('failed')} query={terms} />;

  // Without balances the withdrawable coins are unknown, which differs from having none.
  if (purpose === 'withdraw' && coins.balancesFailed)
    return <LoadFailure title={t('errors:parts.balance')} query={coins.wallets} />;

  const offered = coinsFor(purpose, coins.all);
  const onChoose = (coin: ChoosableCoin) => choose(purpose, coin);
  if (offered.length === 0) return <NothingThere />;
  const found = findCoins(offered, query);
  const announcement = <Found query={query} count={found.length} none={t('select.noCoin', { query: query.trim() })} />;
  if (query.trim() !== '')
    return (
      <>
        {announcement}
        {found.length > 0 ? <CoinRows coins={found} onChoose={onChoose} /> : <NotFound query={query.trim()} />}
      </>
    );
  return (
    <>
      {announcement}
      {purpose === 'recharge' && terms.data.banks.length > 0 && <CardRow terms={terms.data} />}
      <CoinChips title={t('select.recent')} coins={recentOf(offered, recent)} onChoose={onChoose} />
      {purpose === 'recharge' && <CoinChips title={t('select.hot')} coins={hotCoins(offered)} onChoose={onChoose} />}
      <CoinRows title={t('select.all')} coins={offered} onChoose={onChoose} />
    </>
  );
}

/** Coins with their spot balances. For deposits the list does not wait for the balances. */
function useCoins(coins: readonly Omit<ChoosableCoin, 'available'>[] | undefined) {
  const wallets = useQuery({ ...walletsQuery, select: readHoldings, enabled: useSignedIn() });
  const spot = wallets.data?.accounts.find(({ kind }) => kind === 'change');
  const all = useMemo(
    () =>
      (coins ?? []).map((coin) => ({
        ...coin,
        available: spot?.coins.find(({ currencyId }) => currencyId === coin.currency_id)?.available,
      })),
    [coins, spot],
  );
  return { all, wallets, balancesPending: wallets.isPending, balancesFailed: wallets.isError && !wallets.data };
}

function NotFound({ query }: { query: string }) {
  const { t } = useTranslation('recharge');
  return (
    <Card>
      <EmptyState title={t('select.noCoin', { query })} hint={t('select.noCoinHint')} />
    </Card>
  );
}

function NothingThere() {
  const { t } = useTranslation('recharge');
  return (
    <Card>
      <EmptyState
        title={t('select.nothing')}
        hint={t('select.nothingHint')}
        action={<Button onClick={() => shell().go(path('/pages/fund/select'))}>{t('select.deposit')}</Button>}
      />
    </Card>
  );
}
