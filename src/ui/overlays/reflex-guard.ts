/**
 * Distinguishes presses meant for a newly opened overlay from those begun before it was visible. Times are milliseconds
 * of real time on any one clock. The durations are designed: too short to look, decide and tap, but long enough to
 * contain the second half of a double tap or an impatient tap.
 */

/** No press counts for this time; a sheet slides in during the first 300 ms. */
export const SEEN_MS = 700;
/**
 * For this time, presses near the last press do not count, and neither do those by keys and screen readers, which press
 * the focused control.
 */
export const REFLEX_MS = 1200;
/** Each blocked press extends the block by this time, because a user who keeps tapping has not looked. */
export const REST_MS = 500;

/** The part protected from presses: everything, only the place of the last press, or nothing. */
export type Cover = 'all' | 'place' | 'none';

export interface ReflexGuard {
  /** The overlay has opened or changed, and is on screen since this time. */
  shown(nowMs: number): void;
  /** Another control is now at the place of the last press. */
  controlChanged(nowMs: number): void;
  /** A press was blocked. */
  refused(nowMs: number): void;
  /** The user typed or pressed something in it: keys pressed from now on are intended. */
  acted(): void;
  hasActed(): boolean;
  cover(nowMs: number): Cover;
  /** Whether a press without a position counts: by key, or by a screen reader. */
  takesKey(nowMs: number): boolean;
  /** When the cover changes next; null if it does not. */
  nextMs(nowMs: number): number | null;
}

/** Everything is covered until the first call of `shown`. */
export function createReflexGuard(): ReflexGuard {
  let allUntil = Number.POSITIVE_INFINITY;
  let placeUntil = Number.POSITIVE_INFINITY;
  let acted = false;

  const cover = (nowMs: number): Cover => {
    if (nowMs < allUntil) return 'all';
    return nowMs < placeUntil ? 'place' : 'none';
  };
  return {
    shown(nowMs) {
      allUntil = nowMs + SEEN_MS;
      placeUntil = nowMs + REFLEX_MS;
      acted = false;
    },
    controlChanged(nowMs) {
      placeUntil = Math.max(placeUntil, nowMs + REFLEX_MS);
      acted = false;
    },
    refused(nowMs) {
      placeUntil = Math.max(placeUntil, nowMs + REST_MS);
    },
    acted() {
      acted = true;
    },
    hasActed: () => acted,
    cover,
    takesKey: (nowMs) => acted || cover(nowMs) === 'none',
    nextMs(nowMs) {
      const next = { all: allUntil, place: placeUntil, none: null }[cover(nowMs)];
      return next === Number.POSITIVE_INFINITY ? null : next;
    },
  };
}
