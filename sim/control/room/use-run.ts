import { usePolled } from './exchange';

/** Which run this is; known anew whenever another begins. */
export function useRun() {
  return usePolled('scenario.current', {}, Number.POSITIVE_INFINITY).value;
}
