import { useMemo } from 'react';
import { idIn } from '@/lib/browser/id-in-address';
import { useSearchParams } from '@/lib/browser/search-params';
import { type BillFilter, readFilter, writeFilter } from './bill-filter';

export interface BillFilterState extends BillFilter {
  /** Changes parts of the filter and replaces the history entry, so that back leaves the page. */
  change(part: Partial<BillFilter>): void;
  /** Id of the entry whose details are open; 0 for none. */
  readonly opened: number;
  open(id: number): void;
}

/** Filter and open entry are part of the page address, so that they survive a reload and can be linked. */
export function useBillFilter(): BillFilterState {
  const [fields, setFields] = useSearchParams();
  return useMemo(() => {
    const filter = readFilter(fields);
    return {
      ...filter,
      opened: idIn(fields, 'id'),
      change: (part) => setFields(writeFilter({ ...filter, ...part }), { replace: true }),
      open(opened) {
        const next = writeFilter(filter);
        if (opened > 0) next.set('id', String(opened));
        setFields(next, { replace: true });
      },
    };
  }, [fields, setFields]);
}
