import { type NftMove, useNftHistory } from '@/data/nft/queries';
import { useTranslation } from '@/i18n/use-translation';
import { path } from '@/lib/shell-port';
import { List } from '@/ui/display/list';
import { ListRow } from '@/ui/display/list-row';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Num } from '@/ui/text/num';
import { LoadFailure } from '../../_shared/load-failure';
import { recordTime } from '../../_shared/money/record-time';
import { useNftTexts } from '../../_shared/nft/use-nft-texts';

/** All owners of a work, newest first. */
export function Owners({ code }: { code: string }) {
  const { t } = useTranslation(['nft', 'common']);
  const history = useNftHistory(code);
  if (history.isError && !history.data) return <LoadFailure title={t('history.failed')} query={history} />;
  return (
    <Card flush title={t('history.title')}>
      {!history.data ? (
        <SkeletonList rows={2} leading={false} label={t('common:loading')} />
      ) : history.data.length === 0 ? (
        <EmptyState title={t('history.empty')} />
      ) : (
        <List label={t('history.title')}>
          {history.data.map((move) => (
            <Owner key={move.id} move={move} />
          ))}
        </List>
      )}
    </Card>
  );
}

function Owner({ move }: { move: NftMove }) {
  const { t } = useTranslation('nft');
  const texts = useNftTexts();
  const when = recordTime(move.created, texts.format.dateTime);
  return (
    <ListRow
      dense
      href={`#${path('/pages/nft/artistDetail', { uid: move.to })}`}
      title={move.to_name}
      subtitle={`${t(`history.${move.kind}`)} · ${when}`}
      trailing={move.price !== '' && <Num size="note">{texts.amount(move.price, move.currency_name)}</Num>}
    />
  );
}
