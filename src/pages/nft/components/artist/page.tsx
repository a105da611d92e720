import { useTranslation } from 'react-i18next';
import { Page } from '@/ui/layout/page';
import { Stack } from '@/ui/layout/stack';
import { SearchBar } from '../../../_shared/search/search-bar';
import { useTypedQuery } from '../../../_shared/search/use-typed-query';
import { Artists } from '../../_gallery/artists';

/** All artists, by name. */
export default function ArtistsPage() {
  const { t } = useTranslation('nft');
  const { text, setText, settled } = useTypedQuery('keyword');
  return (
    <Page
      header={
        <SearchBar
          title={t('artists.title')}
          placeholder={t('artists.title')}
          clearLabel={t('search.clear')}
          text={text}
          onText={setText}
        />
      }
    >
      <Stack gap={3}>
        <Artists keyword={settled || undefined} />
      </Stack>
    </Page>
  );
}
