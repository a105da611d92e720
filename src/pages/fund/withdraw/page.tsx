import { usePayoutInfo } from '@/data/payout/queries';
import { keys } from '@/data/queries/keys';
import { useTranslation } from '@/i18n/use-translation';
import { useSearchParams } from '@/lib/browser/search-params';
import { path, shell } from '@/lib/shell-port';
import { useStore } from '@/lib/stores/use-store';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { ListSkeleton } from '../../_shared/list/list-skeleton';
import { LoadFailure } from '../../_shared/load-failure';
import { usePayableCoins } from '../../_shared/payout/use-coins';
import { useClockJumps } from '../../_shared/use-clock-jumps';
import { Frame } from './frame';
import { withdrawDraft } from './withdraw-draft';
import { WithdrawForm } from './withdraw-form';

/** Balances and daily limits. */
const LIMITED = [keys.wallets];

/** Currency id of USDT (specification section 3), the most common choice. */
const USDT = 3;

/** Withdraws from the spot account: `?coin=3` to a saved address or, for USDT, to a bank card. */
export default function WithdrawPage() {
  const { t } = useTranslation('payout');
  const [params] = useSearchParams();
  const draft = useStore(withdrawDraft);
  const coins = usePayableCoins();
  const currency = Number(params.get('coin')) || draft.coin || USDT;
  const info = usePayoutInfo(currency);
  useClockJumps(LIMITED);
  const coin = coins.data?.find(({ currencyId }) => currencyId === currency);
  if (coins.data && !coin)
    return (
      <Frame>
        <Card>
          <EmptyState
            title={t('unknownCoin')}
            hint={t('unknownCoinHint')}
            action={
              <Button onClick={() => shell().go(path('/pages/fund/withdraw', { coin: USDT }), { replace: true })}>
                {t('chooseCoin')}
              </Button>
            }
          />
        </Card>
      </Frame>
    );
  if (coin && coins.data && info.data)
    return <WithdrawForm key={currency} coin={coin} coins={coins.data} info={info.data} />;
  const failed = [coins, info].find(({ isError, data }) => isError && !data);
  if (failed)
    return (
      <Frame>
        <LoadFailure title={t('failed')} query={failed} />
      </Frame>
    );
  return (
    <Frame>
      <ListSkeleton rows={6} />
    </Frame>
  );
}
