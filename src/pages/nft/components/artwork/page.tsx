import { useTranslation } from '@/i18n/use-translation';
import { useTypedQuery } from '../../../_shared/list/use-typed-query';
import { FilteredWorks } from '../../_gallery/filtered-works';
import { SearchPage } from '../../_gallery/search-page';

/** All works, with a search by name and filters. */
export default function ArtworksPage() {
  const { t } = useTranslation('nft');
  const typed = useTypedQuery('keyword');
  return (
    <SearchPage title={t('works.title')} placeholder={t('search.placeholder')} typed={typed}>
      <FilteredWorks keyword={typed.settled} onShowAll={() => typed.setText('')} />
    </SearchPage>
  );
}
