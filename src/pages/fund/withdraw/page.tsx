import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePayoutInfo } from '@/data/queries/payout';
import { path, shell } from '@/lib/shell-port';
import { useStore } from '@/lib/use-store';
import { Button } from '@/ui/actions/button';
import { IconButton } from '@/ui/actions/icon-button';
import { Late } from '@/ui/feedback/late';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { NavBar } from '@/ui/navigation/nav-bar';
import { LoadFailure } from '../../_shared/load-failure';
import { usePayableCoins } from '../../_shared/payout/use-coins';
import { withdrawDraft } from './withdraw-draft';
import { WithdrawForm } from './withdraw-form';

/** Currency id of USDT (specification section 3), which nearly everybody withdraws. */
const USDT = 3;

/** Takes money out of the spot account: `?coin=3` to a saved address or, for USDT, to a bank card. */
export default function WithdrawPage() {
  const { t } = useTranslation(['payout', 'common']);
  return (
    <Page
      header={
        <NavBar
          title={t('title')}
          backLabel={t('common:back')}
          onBack={() => shell().back()}
          actions={
            <IconButton
              label={t('records')}
              icon={<History size={22} strokeWidth={1.75} aria-hidden />}
              onClick={() => shell().go(path('/pages/fund/receive_withdraw_record', { tab: 'withdraw' }))}
            />
          }
        />
      }
    >
      <Body />
    </Page>
  );
}

function Body() {
  const { t } = useTranslation(['payout', 'common']);
  const [params] = useSearchParams();
  const draft = useStore(withdrawDraft);
  const coins = usePayableCoins();
  const currency = Number(params.get('coin')) || draft.coin || USDT;
  const info = usePayoutInfo(currency);
  const coin = coins.data?.find(({ currencyId }) => currencyId === currency);
  if (coins.data && !coin)
    return (
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
    );
  if (coin && coins.data && info.data)
    return <WithdrawForm key={currency} coin={coin} coins={coins.data} info={info.data} />;
  if (coins.isError || info.isError) return <LoadFailure title={t('failed')} query={coins.isError ? coins : info} />;
  return (
    <Late>
      <Card flush>
        <SkeletonList rows={6} label={t('common:loading')} />
      </Card>
    </Late>
  );
}
