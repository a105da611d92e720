import { useState } from 'react';
import { isApiError } from '@/data/api/api-error';
import { useNftArtist } from '@/data/nft/queries';
import { useTranslation } from '@/i18n/use-translation';
import { idIn } from '@/lib/browser/id-in-address';
import { useSearchParams } from '@/lib/browser/search-params';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { Stack } from '@/ui/layout/stack';
import { Tabs } from '@/ui/navigation/tabs';
import { BackBar } from '../../_shared/back-bar';
import { ListSkeleton } from '../../_shared/list/list-skeleton';
import { LoadFailure } from '../../_shared/load-failure';
import { WorksGrid } from '../_gallery/works-grid';
import { type ArtistDetail, ArtistHead } from './artist-head';

/** Page of an artist or collector: profile, works made, works owned. */
export default function ArtistDetailPage() {
  const { t } = useTranslation('nft');
  const [fields] = useSearchParams();
  const uid = idIn(fields, 'uid');
  return (
    <Page header={<BackBar title={t('artist.title')} />}>
      <Stack gap={3}>{uid > 0 ? <Artist key={uid} uid={uid} /> : <Unknown />}</Stack>
    </Page>
  );
}

function Artist({ uid }: { uid: number }) {
  const { t } = useTranslation('nft');
  const artist = useNftArtist(uid);
  if (artist.isPending) return <ListSkeleton rows={4} />;
  if (artist.data)
    return (
      <>
        <ArtistHead artist={artist.data} />
        <ArtistWorks artist={artist.data} />
      </>
    );
  // A refusal means that the artist does not exist; other errors can be retried.
  if (isApiError(artist.error) && artist.error.kind === 'refused') return <Unknown />;
  return <LoadFailure title={t('artist.failed')} query={artist} />;
}

function Unknown() {
  const { t } = useTranslation('nft');
  return (
    <Card>
      <EmptyState
        title={t('artist.unknown')}
        hint={t('artist.unknownHint')}
        action={
          <Button variant="primary" onClick={() => shell().go('/pages/nft/components/artist')}>
            {t('artist.toAll')}
          </Button>
        }
      />
    </Card>
  );
}

/** Works made and works owned. The owned works come first for a collector who has made none. */
function ArtistWorks({ artist }: { artist: ArtistDetail }) {
  const { t } = useTranslation('nft');
  const { artworks, collects } = artist;
  const [tab, setTab] = useState<'works' | 'owned'>(artworks.length === 0 && collects.length > 0 ? 'owned' : 'works');
  const shown = tab === 'works' ? artworks : collects;
  return (
    <>
      <Card flush>
        <Tabs
          label={t('artist.tabs')}
          fill
          items={[
            { value: 'works', label: t('artist.works'), count: artworks.length },
            { value: 'owned', label: t('artist.owned'), count: collects.length },
          ]}
          value={tab}
          onValueChange={setTab}
        />
        {shown.length === 0 && <EmptyState title={t(tab === 'works' ? 'artist.noWorks' : 'artist.noOwned')} />}
      </Card>
      {shown.length > 0 && <WorksGrid works={shown} label={t(`artist.${tab}`)} />}
    </>
  );
}
