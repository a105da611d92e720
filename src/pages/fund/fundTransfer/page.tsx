import { History } from 'lucide-react';
import { useSwapCoins } from '@/data/exchange/queries';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { IconButton } from '@/ui/actions/icon-button';
import { PageContent, PageFrame } from '@/ui/layout/page';
import { BackBar } from '../../_shared/back-bar';
import { ListSkeleton } from '../../_shared/list/list-skeleton';
import { LoadFailure } from '../../_shared/load-failure';
import { SwapForm } from './swap-form';

/** Exchange of one coin for another. The page address may name both: `?from=3&to=1`. */
export default function FundTransferPage() {
  const { t } = useTranslation(['exchange', 'history']);
  const coins = useSwapCoins();
  const header = (
    <BackBar
      title={t('title')}
      actions={
        <IconButton
          label={t('history:exchanges')}
          icon={<History size={21} strokeWidth={1.75} aria-hidden />}
          onClick={() => shell().go(path('/pages/fund/transfer_history', { tab: 'exchanges' }))}
        />
      }
    />
  );
  return (
    <PageFrame header={header}>
      {coins.data ? (
        <SwapForm list={coins.data} />
      ) : (
        <PageContent>
          {coins.isError ? <LoadFailure title={t('failed')} query={coins} /> : <ListSkeleton rows={4} />}
        </PageContent>
      )}
    </PageFrame>
  );
}
