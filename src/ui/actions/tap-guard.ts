import { type SyntheticEvent, useRef } from 'react';

/** How long a second tap on the same control is taken for a slip (specification section 5). */
export const TAP_GUARD_MS = 500;

/**
 * Tells real taps from slips. Time stamps are milliseconds on any one clock; the first tap always counts, and a
 * refused tap does not prolong the wait. `wasBusy` says whether something else was done since a moment: then the second
 * tap is meant, however quick somebody was.
 */
export function createTapGuard(
  guardMs: number = TAP_GUARD_MS,
  wasBusy: (sinceMs: number) => boolean = () => false,
): (stampMs: number) => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return (stampMs) => {
    if (stampMs - last < guardMs && !wasBusy(last)) return false;
    last = stampMs;
    return true;
  };
}

interface Touch {
  readonly target: EventTarget | null;
  stampMs: number;
}

/** What was typed into or pressed last, and what before that on something else; `timeStamp` of the events. */
let latest: Touch | null = null;
let before: Touch | null = null;

function note({ target, timeStamp }: Event): void {
  if (latest?.target === target) latest.stampMs = timeStamp;
  else {
    before = latest;
    latest = { target, stampMs: timeStamp };
  }
}

if (typeof document !== 'undefined')
  for (const kind of ['pointerdown', 'input'] as const)
    document.addEventListener(kind, note, { capture: true, passive: true });

/** Whether anything outside of an element was pressed or typed into since a moment. */
const wasBusyOutside = (element: Node, sinceMs: number): boolean =>
  [latest, before].some(
    (seen) =>
      seen !== null && seen.stampMs > sinceMs && !(seen.target instanceof Node && element.contains(seen.target)),
  );

/** Wraps a handler with a guard of its own; `guardMs` 0 lets every tap through. */
export function useGuardedTap<E extends SyntheticEvent>(
  handler: ((event: E) => void) | undefined,
  guardMs: number,
): (event: E) => void {
  const guard = useRef<((stampMs: number) => boolean) | null>(null);
  const element = useRef<Node | null>(null);
  return (event) => {
    element.current = event.currentTarget as unknown as Node;
    guard.current ??= createTapGuard(guardMs, (sinceMs) => wasBusyOutside(element.current as Node, sinceMs));
    if (guardMs === 0 || guard.current(event.timeStamp)) handler?.(event);
    else event.preventDefault();
  };
}
