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
let said = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function say(text: string, isFailure: boolean): void {
  clearTimeout(timer);
  said += 1;
  outcome.set({ text, isFailure, number: said });
  timer = setTimeout(() => outcome.set(null), SHOWN_MS);
}

export const saySucceeded = (text: string) => say(text, false);
export const sayFailed = (text: string) => say(text, true);
