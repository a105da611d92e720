import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type RecordFilter, readFilter, writeFilter } from './record-filter';

export interface RecordFilterState extends RecordFilter {
  /** Replaces parts of the filter, and the address with it: back leads out of the page, not through the filters. */
  change(part: Partial<RecordFilter>): void;
}

/** The filter lives in the address, so that it survives a reload and can be linked to. */
export function useRecordFilter(): RecordFilterState {
  const [fields, setFields] = useSearchParams();
  return useMemo(() => {
    const filter = readFilter(fields);
    return { ...filter, change: (part) => setFields(writeFilter({ ...filter, ...part }), { replace: true }) };
  }, [fields, setFields]);
}
