import { History } from 'lucide-react';
import { useRechargeTerms } from '@/data/recharge/queries';
import { useTranslation } from '@/i18n/use-translation';
import { useSearchParams } from '@/lib/browser/search-params';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { IconButton } from '@/ui/actions/icon-button';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { PageContent, PageFrame } from '@/ui/layout/page';
import { BackBar } from '../../_shared/back-bar';
import { ListSkeleton } from '../../_shared/list/list-skeleton';
import { LoadFailure } from '../../_shared/load-failure';
import { CardWizard } from './card-wizard';
import { CoinWizard } from './coin-wizard';

/**
 * A deposit: `?coin=3&network=trc20` shows the address of a coin, `?way=card&bank=IDR` the bank account. With
 * `&step=payment` either asks for the payment and the voucher.
 */
export default function ReceivePage() {
  const { t } = useTranslation('recharge');
  const [params] = useSearchParams();
  const terms = useRechargeTerms();
  const coin = terms.data?.coins.find(({ currency_id }) => String(currency_id) === params.get('coin'));
  const isByCard = params.get('way') === 'card' && (terms.data?.banks.length ?? 0) > 0;
  const title = isByCard
    ? t('receive.cardTitle')
    : coin
      ? t('receive.coinTitle', { coin: coin.name })
      : t('receive.title');
  const header = (
    <BackBar
      title={title}
      actions={
        <IconButton
          label={t('receive.records')}
          icon={<History size={22} strokeWidth={1.75} aria-hidden />}
          onClick={() => shell().go(path('/pages/fund/receive_withdraw_record'))}
        />
      }
    />
  );
  return (
    <PageFrame header={header}>
      {terms.data && isByCard ? (
        <CardWizard terms={terms.data} params={params} />
      ) : terms.data && coin ? (
        <CoinWizard key={coin.currency_id} terms={terms.data} coin={coin} params={params} />
      ) : (
        <PageContent>
          <Without terms={terms} />
        </PageContent>
      )}
    </PageFrame>
  );
}

/** Shown while the terms load, and for an address without a valid coin. */
function Without({ terms }: { terms: ReturnType<typeof useRechargeTerms> }) {
  const { t } = useTranslation('recharge');
  if (terms.isPending) return <ListSkeleton rows={6} />;
  if (!terms.data) return <LoadFailure title={t('failed')} query={terms} />;
  return (
    <Card>
      <EmptyState
        title={t('receive.unknownCoin')}
        hint={t('receive.unknownCoinHint')}
        action={
          <Button onClick={() => shell().go(path('/pages/fund/select'), { replace: true })}>
            {t('receive.choose')}
          </Button>
        }
      />
    </Card>
  );
}
