import { usePolled } from '../connection/use-polled';

/** The current run; read again whenever another one begins. */
export function useRun() {
  return usePolled('scenario.current', {}).value;
}
