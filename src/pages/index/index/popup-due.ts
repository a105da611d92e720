/** The notice shown last, and the start of its exchange day in epoch milliseconds. */
export interface PopupSeen {
  readonly id: number;
  readonly dayStartMs: number;
}

/**
 * A notice is due if it is new or was not yet shown on this day. The comparison is for equality, because the clock may
 * be set back.
 */
export function popupIsDue(id: number, dayStartMs: number, seen: PopupSeen | null): boolean {
  return seen === null || seen.id !== id || seen.dayStartMs !== dayStartMs;
}
