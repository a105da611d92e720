import { useTranslation } from '@/i18n/use-translation';
import { useTypedQuery } from '../../../_shared/list/use-typed-query';
import { Artists } from '../../_gallery/artists';
import { SearchPage } from '../../_gallery/search-page';

/** All artists, with a search by name. */
export default function ArtistsPage() {
  const { t } = useTranslation('nft');
  const typed = useTypedQuery('keyword');
  return (
    <SearchPage title={t('artists.title')} placeholder={t('artists.title')} typed={typed}>
      <Artists keyword={typed.settled || undefined} />
    </SearchPage>
  );
}
