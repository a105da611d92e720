import { useTrader, useTraders } from '@/data/copy/queries';
import { idIn } from '@/lib/browser/id-in-address';
import { useSearchParams } from '@/lib/browser/search-params';

/** Loads the trader named in the page address, or the first trader of the list. */
export function useShownTrader() {
  const [fields] = useSearchParams();
  const listed = useTraders();
  /** 0 while no trader is known. */
  const id = idIn(fields, 'id') || (listed.data?.traders[0]?.id ?? 0);
  const trader = useTrader(id);
  /** There is nobody to show. */
  const isNone = id === 0 && listed.data !== undefined;
  /** The query which failed; null while a query is loading or has an answer. */
  const failed = id > 0 ? trader.isError && trader : listed.isError && !isNone && listed;
  return { id, trader: trader.data, isNone, failed: trader.data ? null : failed || null };
}
