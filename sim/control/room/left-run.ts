import { createValueStore } from '@/lib/value-store';
import type { RoomExchange } from './exchange';

/** The run that this page's address has taken the place of, until that is answered; null for none. */
export const leftRun = createValueStore<{ readonly id: string } | null>(null);

/**
 * Looks whether the run that came with this page has taken the place of one that somebody had worked on. What another
 * start takes the place of later is somebody's own doing, and they are told at once.
 */
export async function findLeftRun({ control, onNotice }: Pick<RoomExchange, 'control' | 'onNotice'>): Promise<void> {
  const query = new URLSearchParams(location.search);
  if (!['scenario', 'seed', 'run'].some((name) => query.has(name))) return;
  let isOver = false;
  onNotice(({ kind }) => {
    if (kind !== 'run') return;
    isOver = true;
    leftRun.set(null);
  });
  const [last] = await control('run.kept', {});
  if (last && !last.isAhead && last.keptAtMs >= performance.timeOrigin && !isOver) leftRun.set(last);
}
