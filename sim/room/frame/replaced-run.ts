import { createValueStore } from '@/lib/stores/value-store';
import type { RoomExchange } from '../connection/exchange';

/** The run that this page's address has replaced, until the user has answered the notice; null when there is none. */
export const replacedRun = createValueStore<{ readonly id: string } | null>(null);

/**
 * Checks whether the run that this page's address began has replaced a run with commands. Only the address needs this
 * notice: a run that the user starts later replaces the current one on purpose, and its outcome is reported at once.
 */
export async function findReplacedRun({
  control,
  onNotice,
}: Pick<RoomExchange, 'control' | 'onNotice'>): Promise<void> {
  const query = new URLSearchParams(location.search);
  if (!['scenario', 'seed', 'run'].some((name) => query.has(name))) return;
  let hasChanged = false;
  onNotice(({ kind }) => {
    if (kind !== 'run') return;
    hasChanged = true;
    replacedRun.set(null);
  });
  const [last] = await control('run.kept', {});
  if (last && !last.isAhead && last.keptAtMs >= performance.timeOrigin && !hasChanged) replacedRun.set(last);
}
