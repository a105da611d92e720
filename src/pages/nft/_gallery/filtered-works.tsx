import { useSearchParams } from 'react-router-dom';
import { FilterBar } from './filter-bar';
import { Works } from './works';
import { readWorksFilter, type WorksFilter, writeWorksFilter } from './works-filter';

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
