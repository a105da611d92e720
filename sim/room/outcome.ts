import { createValueStore } from '@/lib/value-store';

/** The outcome of the last action, for the screen and for screen readers. */
export interface Outcome {
  readonly text: string;
  readonly isFailure: boolean;
  /** Different for each outcome, so that the same sentence is announced again. */
  readonly number: number;
}

const SHOWN_MS = 4_000;

export const outcome = createValueStore<Outcome | null>(null);
let count = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function report(text: string, isFailure: boolean): void {
  clearTimeout(timer);
  count += 1;
  outcome.set({ text, isFailure, number: count });
  timer = setTimeout(() => outcome.set(null), SHOWN_MS);
}

export const reportSuccess = (text: string) => report(text, false);
export const reportFailure = (text: string) => report(text, true);
