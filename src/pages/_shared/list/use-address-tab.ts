import { useSearchParams } from '@/lib/browser/search-params';

/**
 * The chosen tab, which is part of the page address under `name`, and a function that changes it. The usual tab is not
 * written there. A change replaces the history entry, so that back leaves the page, and drops other parameters.
 */
export function useAddressTab<const Tab extends string>(
  tabs: readonly Tab[],
  usual: NoInfer<Tab>,
  name = 'tab',
): [tab: Tab, change: (next: Tab) => void] {
  const [fields, setFields] = useSearchParams();
  const named = fields.get(name);
  const change = (next: Tab) => setFields(next === usual ? {} : { [name]: next }, { replace: true });
  return [tabs.find((tab) => tab === named) ?? usual, change];
}
