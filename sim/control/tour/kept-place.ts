import type { Place } from './tour-page';

const KEPT = 'pocket-tour';

/** Remembers for a reload of this tab where its tour stands; null forgets. */
export function keepPlace(place: Place | null): void {
  try {
    if (place) sessionStorage.setItem(KEPT, JSON.stringify(place));
    else sessionStorage.removeItem(KEPT);
  } catch {
    // Storage switched off: a reload ends the tour.
  }
}

/** Where a tour of this tab stood before a reload; null when there was none. */
export function keptPlace(): Place | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null');
    return isPlace(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isPlace(kept: unknown): kept is Place {
  if (typeof kept !== 'object' || kept === null) return false;
  const { name, step, reached } = kept as Partial<Record<keyof Place, unknown>>;
  return typeof name === 'string' && Number.isSafeInteger(step) && Number.isSafeInteger(reached);
}
