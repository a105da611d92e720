import { type SyntheticEvent, useRef } from 'react';

/** A second tap on the same control within this time is ignored as accidental (specification section 5). */
export const TAP_GUARD_MS = 500;

/**
 * Returns a function that says whether a tap counts. Time stamps are milliseconds of any one clock. The first tap
 * always counts, and an ignored tap does not extend the wait. `wasBusy` says whether the user did something else since
 * a given time: then a fast second tap counts.
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

/** The latest target that was pressed or typed into, and the previous other one, with their events' `timeStamp`. */
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
  for (const kind of ['pointerdown', 'input'] as const) document.addEventListener(kind, note, true);

/** Whether anything outside of the element was pressed or typed into since then. */
const wasBusyOutside = (element: Node, sinceMs: number): boolean =>
  [latest, before].some(
    (touch) =>
      touch !== null && touch.stampMs > sinceMs && !(touch.target instanceof Node && element.contains(touch.target)),
  );

/** Wraps a handler with its own guard; with `guardMs` 0 every tap counts. */
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
