import { useTranslation } from 'react-i18next';
import { Page } from '@/ui/layout/page';
import { Stack } from '@/ui/layout/stack';
import { SearchBar } from '../../../_shared/search/search-bar';
import { useTypedQuery } from '../../../_shared/search/use-typed-query';
import { FilteredWorks } from '../../_gallery/filtered-works';

/** All works, by name and filter. */
export default function ArtworksPage() {
  const { t } = useTranslation('nft');
  const { text, setText, settled } = useTypedQuery('keyword');
  return (
    <Page
      header={
        <SearchBar
          title={t('works.title')}
          placeholder={t('search.placeholder')}
          clearLabel={t('search.clear')}
          text={text}
          onText={setText}
        />
      }
    >
      <Stack gap={3}>
        <FilteredWorks keyword={settled} onShowAll={() => setText('')} />
      </Stack>
    </Page>
  );
}
