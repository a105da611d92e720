import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type BillFilter, readFilter, writeFilter } from './bill-filter';

export interface BillFilterState extends BillFilter {
  /** Replaces parts of the filter, and the address with it: back leads out of the page, not through the filters. */
  change(part: Partial<BillFilter>): void;
  /** The bill whose detail is open; 0 for none. */
  readonly opened: number;
  open(id: number): void;
}

/** Filter and opened bill live in the address, so that they survive a reload and can be linked to. */
export function useBillFilter(): BillFilterState {
  const [fields, setFields] = useSearchParams();
  return useMemo(() => {
    const filter = readFilter(fields);
    const id = fields.get('id') ?? '';
    return {
      ...filter,
      opened: /^\d{1,9}$/.test(id) ? Number(id) : 0,
      change: (part) => setFields(writeFilter({ ...filter, ...part }), { replace: true }),
      open(opened) {
        const next = writeFilter(filter);
        if (opened > 0) next.set('id', String(opened));
        setFields(next, { replace: true });
      },
    };
  }, [fields, setFields]);
}
