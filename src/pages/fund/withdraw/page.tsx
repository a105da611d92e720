import { History } from 'lucide-react';
import { usePayoutInfo } from '@/data/payout/queries';
import { keys } from '@/data/queries/keys';
import { USDT } from '@/domain/money/usdt';
import { useTranslation } from '@/i18n/use-translation';
import { idIn } from '@/lib/browser/id-in-address';
import { useSearchParams } from '@/lib/browser/search-params';
import { path, shell } from '@/lib/shell-port';
import { useStore } from '@/lib/stores/use-store';
import { Button } from '@/ui/actions/button';
import { IconButton } from '@/ui/actions/icon-button';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { PageContent, PageFrame } from '@/ui/layout/page';
import { BackBar } from '../../_shared/back-bar';
import { ListSkeleton } from '../../_shared/list/list-skeleton';
import { LoadFailure } from '../../_shared/load-failure';
import { usePayableCoins } from '../../_shared/payout/use-coins';
import { useClockJumps } from '../../_shared/use-clock-jumps';
import { withdrawDraft } from './withdraw-draft';
import { WithdrawForm } from './withdraw-form';

/** Balances and daily limits. */
const LIMITED = [keys.wallets];

/** Withdraws from the spot account: `?coin=3` to a saved address or, for USDT, to a bank card. */
export default function WithdrawPage() {
  const { t } = useTranslation('payout');
  const header = (
    <BackBar
      title={t('title')}
      actions={
        <IconButton
          label={t('records')}
          icon={<History size={22} strokeWidth={1.75} aria-hidden />}
          onClick={() => shell().go(path('/pages/fund/receive_withdraw_record', { tab: 'withdraw' }))}
        />
      }
    />
  );
  return (
    <PageFrame header={header}>
      <Withdrawal />
    </PageFrame>
  );
}

function Withdrawal() {
  const { t } = useTranslation('payout');
  const [params] = useSearchParams();
  const draft = useStore(withdrawDraft);
  const coins = usePayableCoins();
  const currency = idIn(params, 'coin') || draft.coin || USDT.currencyId;
  const info = usePayoutInfo(currency);
  useClockJumps(LIMITED);
  const coin = coins.data?.find(({ currencyId }) => currencyId === currency);
  if (coins.data && !coin)
    return (
      <PageContent>
        <Card>
          <EmptyState
            title={t('unknownCoin')}
            hint={t('unknownCoinHint')}
            action={
              <Button
                onClick={() => shell().go(path('/pages/fund/withdraw', { coin: USDT.currencyId }), { replace: true })}
              >
                {t('chooseCoin')}
              </Button>
            }
          />
        </Card>
      </PageContent>
    );
  if (coin && coins.data && info.data)
    return <WithdrawForm key={currency} coin={coin} coins={coins.data} info={info.data} />;
  const failed = [coins, info].find(({ isError, data }) => isError && !data);
  if (failed)
    return (
      <PageContent>
        <LoadFailure title={t('failed')} query={failed} />
      </PageContent>
    );
  return (
    <PageContent>
      <ListSkeleton rows={6} />
    </PageContent>
  );
}
