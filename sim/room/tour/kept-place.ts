import type { Place } from './tour-page';

const KEPT = 'pocket-tour';

/** Stores the position of the tour, so that it continues after a reload of this tab; null removes it. */
export function keepPlace(place: Place | null): void {
  try {
    if (place) sessionStorage.setItem(KEPT, JSON.stringify(place));
    else sessionStorage.removeItem(KEPT);
  } catch {
    // Without storage a reload ends the tour.
  }
}

/** The position of this tab's tour before a reload; null when there was none. */
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
