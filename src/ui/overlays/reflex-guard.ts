/**
 * Tells presses that answer what has opened from those that were under way before it could be seen. Moments are
 * milliseconds of real time on any one clock. The times are designed: nobody looks, decides and taps within them,
 * while the second half of a double tap, or a tap out of impatience, falls into them.
 */

/** Nothing answers for so long: a sheet slides in for 300 ms of it. */
export const SEEN_MS = 700;
/** Where the last press was, and by keys and screen readers, which press what has the focus, nothing answers for so long. */
export const REFLEX_MS = 1200;
/** Who goes on tapping has not looked: each refused press asks for as much rest after it. */
export const REST_MS = 500;

/** What is kept from presses: all of it, only the place of the last press, or nothing. */
export type Cover = 'all' | 'place' | 'none';

export interface ReflexGuard {
  /** It has opened, or became something else, and is on screen since this moment. */
  shown(nowMs: number): void;
  /** Something else stands where the last press was. */
  changedUnderHand(nowMs: number): void;
  /** A press was kept out. */
  refused(nowMs: number): void;
  /** Something was typed or pressed in it: what follows by key is meant. */
  acted(): void;
  hasActed(): boolean;
  cover(nowMs: number): Cover;
  /** Whether a press that has no place counts: by key, or by a screen reader. */
  takesKey(nowMs: number): boolean;
  /** When the cover changes next; null once it is gone. */
  nextMs(nowMs: number): number | null;
}

/** Everything is covered until `shown` is called the first time. */
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
    changedUnderHand(nowMs) {
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
