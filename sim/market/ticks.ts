/** A second has four price ticks, a quarter of a second apart (designed). */
export const TICKS_PER_SECOND = 4;
export const TICK_MS = 250;
/** Milliseconds into a second at which its last tick comes: from then on its price is final. */
export const LAST_TICK_MS = (TICKS_PER_SECOND - 1) * TICK_MS;
