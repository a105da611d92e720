import { useTranslation } from 'react-i18next';
import { backend } from '@/data/backend';
import { useNftArtists } from '@/data/queries/nft';
import { path } from '@/lib/shell-port';
import { Avatar } from '@/ui/display/coin-icon';
import { List, ListRow } from '@/ui/display/list';
import { Late } from '@/ui/feedback/late';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Num } from '@/ui/text/num';
import { ListEnd } from '../../_shared/list-end';
import { LoadFailure } from '../../_shared/load-failure';

const PICTURE_PX = 48;

/** Artists, page by page; a keyword narrows them to names. */
export function Artists({ keyword }: { keyword?: string | undefined }) {
  const { t } = useTranslation(['nft', 'common']);
  const artists = useNftArtists(keyword);
  if (artists.isPending)
    return (
      <Late>
        <Card flush>
          <SkeletonList rows={6} label={t('common:loading')} />
        </Card>
      </Late>
    );
  if (!artists.data) return <LoadFailure title={t('artists.failed')} query={artists} />;
  if (artists.data.length === 0)
    return (
      <Card>
        <EmptyState title={t(keyword ? 'artists.none' : 'artists.empty')} hint={t('artists.emptyHint')} />
      </Card>
    );
  return (
    <>
      <List card label={t('artists.list')}>
        {artists.data.map(({ id, nickname, head_portrait: picture, signature, artworks_number: count }) => (
          <ListRow
            key={id}
            href={`#${path('/pages/nft/artistDetail', { uid: id })}`}
            leading={
              <Avatar name={nickname} src={picture ? backend().assetUrl(picture) : undefined} size={PICTURE_PX} />
            }
            title={nickname}
            subtitle={signature || undefined}
            trailing={typeof count === 'number' && <Num>{t('artists.works', { count })}</Num>}
          />
        ))}
      </List>
      <ListEnd
        shown={artists.data.length}
        more={artists.hasNextPage}
        loading={artists.isFetchingNextPage}
        failed={artists.isFetchNextPageError}
        onMore={() => void artists.fetchNextPage()}
      />
    </>
  );
}
