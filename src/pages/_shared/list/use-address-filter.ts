import { useMemo } from 'react';
import { useSearchParams } from '@/lib/browser/search-params';

export type AddressFilter<Filter> = Filter & {
  /** Changes parts of the filter and replaces the history entry, so that back leaves the page. */
  change(part: Partial<Filter>): void;
};

/**
 * The filter of a list, which is part of the page address, so that it survives a reload and can be linked. Define `read`
 * and `write` outside of components.
 */
export function useAddressFilter<Filter extends object>(
  read: (fields: URLSearchParams) => Filter,
  write: (filter: Filter) => URLSearchParams,
): AddressFilter<Filter> {
  const [fields, setFields] = useSearchParams();
  return useMemo(() => {
    const filter = read(fields);
    return { ...filter, change: (part) => setFields(write({ ...filter, ...part }), { replace: true }) };
  }, [read, write, fields, setFields]);
}
