import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Tabs } from '@/ui/navigation/tabs';
import { WorksGrid } from '../_gallery/works-grid';
import type { ArtistDetail } from './artist-head';

/** Works made and works owned. The owned works come first for a collector who has made none. */
export function ArtistWorks({ artist }: { artist: ArtistDetail }) {
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
