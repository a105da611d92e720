import { useSearchParams } from 'react-router-dom';
import { useTraders } from '@/data/queries/follow';

/** The trader whom the address names, else the first of the list; 0 as long as nobody is known. */
export function useTraderId(): number {
  const [fields] = useSearchParams();
  const named = Number(fields.get('id'));
  const first = useTraders().data?.traders[0]?.id ?? 0;
  return Number.isSafeInteger(named) && named > 0 ? named : first;
}
