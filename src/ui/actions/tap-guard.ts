import { type SyntheticEvent, useRef } from 'react';

/** How long a second tap on the same control is taken for a slip (specification section 5). */
export const TAP_GUARD_MS = 500;

/**
 * Tells real taps from slips. Time stamps are milliseconds on any one clock; the first tap always counts, and a
 * refused tap does not prolong the wait.
 */
export function createTapGuard(guardMs: number = TAP_GUARD_MS): (stampMs: number) => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return (stampMs) => {
    if (stampMs - last < guardMs) return false;
    last = stampMs;
    return true;
  };
}

/** Wraps a handler with a guard of its own; `guardMs` 0 lets every tap through. */
export function useGuardedTap<E extends SyntheticEvent>(
  handler: ((event: E) => void) | undefined,
  guardMs: number,
): (event: E) => void {
  const guard = useRef<((stampMs: number) => boolean) | null>(null);
  return (event) => {
    guard.current ??= createTapGuard(guardMs);
    if (guardMs === 0 || guard.current(event.timeStamp)) handler?.(event);
    else event.preventDefault();
  };
}
