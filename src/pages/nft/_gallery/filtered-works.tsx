import { type NftFilter, useNftWorks } from '@/data/nft/queries';
import { useTranslation } from '@/i18n/use-translation';
import { useSearchParams } from '@/lib/browser/search-params';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { ListEnd } from '../../_shared/list/list-end';
import { LoadFailure } from '../../_shared/load-failure';
import { FilterBar } from './filter-bar';
import { readWorksFilter, type WorksFilter, writeWorksFilter } from './works-filter';
import { WorksGrid, WorksLoading } from './works-grid';

/** Works of the market with their filter, which is part of the page address. */
export function FilteredWorks({ keyword, onShowAll }: { keyword?: string | undefined; onShowAll?: () => void }) {
  const [fields, setFields] = useSearchParams();
  const filter = readWorksFilter(fields);
  const change = (next: WorksFilter) => setFields((now) => writeWorksFilter(now, next), { replace: true });
  const showAll = () => {
    change({});
    onShowAll?.();
  };
  return (
    <>
      <FilterBar filter={filter} onChange={change} />
      <Works filter={{ ...filter, keyword: keyword || undefined }} onShowAll={showAll} />
    </>
  );
}

/** Works of the market which match the filter, page by page. */
function Works({ filter, onShowAll }: { filter: NftFilter; onShowAll: () => void }) {
  const { t } = useTranslation('nft');
  const works = useNftWorks(filter);
  if (works.isPending) return <WorksLoading />;
  if (!works.data) return <LoadFailure title={t('works.failed')} query={works} />;
  if (works.data.length === 0) {
    const isNarrowed = Object.values(filter).some((value) => value !== undefined);
    return (
      <Card>
        <EmptyState
          title={t(isNarrowed ? 'works.none' : 'works.empty')}
          hint={t(isNarrowed ? 'works.noneHint' : 'works.emptyHint')}
          action={isNarrowed && <Button onClick={onShowAll}>{t('works.showAll')}</Button>}
        />
      </Card>
    );
  }
  return (
    <>
      <WorksGrid works={works.data} label={t('works.list')} />
      <ListEnd shown={works.data.length} query={works} />
    </>
  );
}
