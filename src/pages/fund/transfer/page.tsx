import { History } from 'lucide-react';
import { useMovableCoins } from '@/data/exchange/queries';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { IconButton } from '@/ui/actions/icon-button';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { PageContent, PageFrame } from '@/ui/layout/page';
import { BackBar } from '../../_shared/back-bar';
import { ListSkeleton } from '../../_shared/list/list-skeleton';
import { LoadFailure } from '../../_shared/load-failure';
import type { MovableCoin } from './move';
import { MoveForm } from './move-form';
import { useMove } from './use-move';

/** Transfers money between two accounts. The page address may preset the form: `?currency=3&from=change&to=lever`. */
export default function TransferPage() {
  const { t } = useTranslation(['transfer', 'history', 'assets', 'errors']);
  const coins = useMovableCoins();
  const header = (
    <BackBar
      title={t('page.title')}
      actions={
        <IconButton
          label={t('history:title')}
          icon={<History size={21} strokeWidth={1.75} aria-hidden />}
          onClick={() => shell().go(path('/pages/fund/transfer_history'))}
        />
      }
    />
  );
  return (
    <PageFrame header={header}>
      {coins.data ? (
        <Moves coins={coins.data} />
      ) : (
        <PageContent>
          {coins.isError ? (
            <LoadFailure title={t('failed')} query={coins} />
          ) : (
            <ListSkeleton rows={4} leading={false} />
          )}
        </PageContent>
      )}
    </PageFrame>
  );
}

function Moves({ coins }: { coins: readonly MovableCoin[] }) {
  const { t } = useTranslation('transfer');
  const [move, change] = useMove(coins);
  if (move) return <MoveForm coins={coins} move={move} onChange={change} />;
  return (
    <PageContent>
      <Card>
        <EmptyState title={t('page.noCoins')} hint={t('page.noCoinsHint')} />
      </Card>
    </PageContent>
  );
}
