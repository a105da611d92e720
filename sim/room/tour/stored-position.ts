import type { TourPosition } from './tour-page';

const STORAGE_KEY = 'pocket-tour';

/** Stores the position of the tour, so that it continues after a reload of this tab; null removes it. */
export function storePosition(position: TourPosition | null): void {
  try {
    if (position) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(position));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage a reload ends the tour.
  }
}

/** The position of this tab's tour before a reload; null when there was none. */
export function storedPosition(): TourPosition | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    return isPosition(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isPosition(stored: unknown): stored is TourPosition {
  if (typeof stored !== 'object' || stored === null) return false;
  const { name, step, reached } = stored as Partial<Record<keyof TourPosition, unknown>>;
  return typeof name === 'string' && Number.isSafeInteger(step) && Number.isSafeInteger(reached);
}
