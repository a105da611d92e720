import { useSearchParams } from 'react-router-dom';
import { useTrader, useTraders } from '@/data/queries/follow';

/** The trader whom the address names, else the first of the list. */
export function useShownTrader() {
  const [fields] = useSearchParams();
  const named = Number(fields.get('id'));
  const listed = useTraders();
  /** 0 as long as nobody is known. */
  const id = Number.isSafeInteger(named) && named > 0 ? named : (listed.data?.traders[0]?.id ?? 0);
  const trader = useTrader(id);
  /** What did not load; null while there is hope, or a trader. */
  const failed = trader.isError && !trader.data ? trader : id === 0 && listed.isError ? listed : null;
  return { id, trader: trader.data, failed };
}
