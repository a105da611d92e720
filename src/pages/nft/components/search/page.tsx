import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { Stack } from '@/ui/layout/stack';
import { Tabs } from '@/ui/navigation/tabs';
import { SearchBar } from '../../../_shared/search/search-bar';
import { useTypedQuery } from '../../../_shared/search/use-typed-query';
import { Artists } from '../../_gallery/artists';
import { FilteredWorks } from '../../_gallery/filtered-works';

const TABS = ['artworks', 'artists'] as const;

/** Finds works and artists by name; both names count for works. */
export default function NftSearchPage() {
  const { t } = useTranslation('nft');
  const { text, setText, settled } = useTypedQuery('keyword');
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
  return (
    <Page
      header={
        <SearchBar
          focus={settled === ''}
          title={t('search.title')}
          placeholder={t('search.placeholder')}
          clearLabel={t('search.clear')}
          text={text}
          onText={setText}
        >
          {settled !== '' && (
            <Tabs
              label={t('tabs.label')}
              fill
              items={TABS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
              value={tab}
              onValueChange={show}
            />
          )}
        </SearchBar>
      }
    >
      {settled === '' ? (
        <Card>
          <EmptyState icon={<Search size={30} strokeWidth={1.5} aria-hidden />} title={t('search.hint')} />
        </Card>
      ) : (
        <Stack gap={3}>
          {tab === 'artworks' ? (
            <FilteredWorks keyword={settled} onShowAll={() => setText('')} />
          ) : (
            <Artists keyword={settled} />
          )}
        </Stack>
      )}
    </Page>
  );
}
