import { backend } from '@/data/api/backend';
import { useNftArtists } from '@/data/nft/queries';
import { useTranslation } from '@/i18n/use-translation';
import { path } from '@/lib/shell-port';
import { Avatar } from '@/ui/display/coin-icon';
import { List } from '@/ui/display/list';
import { ListRow } from '@/ui/display/list-row';
import { EmptyState } from '@/ui/feedback/states';
import { Num } from '@/ui/text/num';
import { ListEnd } from '../../_shared/list/list-end';
import { ListStates } from '../../_shared/list/list-states';

const PICTURE_PX = 48;

/** Artists, page by page, filtered by a keyword in their names. */
export function Artists({ keyword }: { keyword?: string | undefined }) {
  const { t } = useTranslation('nft');
  const artists = useNftArtists(keyword);
  const empty = <EmptyState title={t(keyword ? 'artists.none' : 'artists.empty')} hint={t('artists.emptyHint')} />;
  return (
    <ListStates query={artists} failed={t('artists.failed')} empty={empty} rows={6} leading>
      {(list) => (
        <>
          <List card label={t('artists.list')}>
            {list.map(({ id, nickname, head_portrait: picture, signature, artworks_number: count }) => (
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
          <ListEnd shown={list.length} query={artists} />
        </>
      )}
    </ListStates>
  );
}
