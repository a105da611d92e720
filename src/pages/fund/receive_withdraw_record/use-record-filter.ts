import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type RecordFilter, readFilter, writeFilter } from './record-filter';

export interface RecordFilterState extends RecordFilter {
  /** Changes parts of the filter and replaces the history entry, so that back leaves the page. */
  change(part: Partial<RecordFilter>): void;
}

/** The filter is part of the page address, so that it survives a reload and can be linked. */
export function useRecordFilter(): RecordFilterState {
  const [fields, setFields] = useSearchParams();
  return useMemo(() => {
    const filter = readFilter(fields);
    return { ...filter, change: (part) => setFields(writeFilter({ ...filter, ...part }), { replace: true }) };
  }, [fields, setFields]);
}
