import type { Pair } from '@/data/market/quotes';
import type { Sort } from '../../_shared/market/sort-pairs';

export const MOVER_TABS = ['gainers', 'losers', 'volume', 'new'] as const;
export type MoverTab = (typeof MOVER_TABS)[number];

/**
 * Sort order of each tab; null keeps the order of `moversOf`. The objects are constant, so that rows are not sorted
 * again on every render.
 */
export const MOVER_SORTS: Readonly<Record<MoverTab, Sort | null>> = {
  gainers: { key: 'change', descending: true },
  losers: { key: 'change', descending: false },
  volume: { key: 'volume', descending: true },
  new: null,
};

/** The markets of a tab. Servers assign ids in the order of listing, so new coins have the highest ids. */
export function moversOf(pairs: readonly Pair[], tab: MoverTab): readonly Pair[] {
  if (tab !== 'new') return pairs;
  return pairs.filter(({ kind }) => kind === 'crypto').sort((a, b) => b.id - a.id);
}
