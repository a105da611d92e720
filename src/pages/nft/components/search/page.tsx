import { Search } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation';
import { useSearchParams } from '@/lib/browser/search-params';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Tabs } from '@/ui/navigation/tabs';
import { useTypedQuery } from '../../../_shared/list/use-typed-query';
import { Artists } from '../../_gallery/artists';
import { FilteredWorks } from '../../_gallery/filtered-works';
import { SearchPage } from '../../_gallery/search-page';

const TABS = ['artworks', 'artists'] as const;

/** Searches works and artists by name. Works also match by the name of their artist. */
export default function NftSearchPage() {
  const { t } = useTranslation('nft');
  const typed = useTypedQuery('keyword');
  const { settled } = typed;
  const [fields, setFields] = useSearchParams();
  const tab = TABS.find((one) => one === fields.get('tab')) ?? 'artworks';
  const show = (next: string) =>
    setFields(
      (now) => {
        const changed = new URLSearchParams(now);
        changed.set('tab', next);
        return changed;
      },
      { replace: true },
    );
  const tabs = (
    <Tabs
      label={t('tabs.label')}
      fill
      items={TABS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
      value={tab}
      onValueChange={show}
    />
  );
  return (
    <SearchPage
      title={t('search.title')}
      placeholder={t('search.placeholder')}
      typed={typed}
      focus={settled === ''}
      tabs={settled !== '' && tabs}
    >
      {settled === '' ? (
        <Card>
          <EmptyState icon={<Search size={30} strokeWidth={1.5} aria-hidden />} title={t('search.hint')} />
        </Card>
      ) : tab === 'artworks' ? (
        <FilteredWorks keyword={settled} onShowAll={() => typed.setText('')} />
      ) : (
        <Artists keyword={settled} />
      )}
    </SearchPage>
  );
}
