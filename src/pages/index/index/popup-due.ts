/** Which notice was shown last, and on which day of the exchange. */
export interface PopupSeen {
  readonly id: number;
  readonly dayStartMs: number;
}

/** A notice is due on another day than it was seen, and a new one at once. Days may also go back: the clock is set. */
export function popupIsDue(id: number, dayStartMs: number, seen: PopupSeen | null): boolean {
  return seen === null || seen.id !== id || seen.dayStartMs !== dayStartMs;
}
