import { createValueStore } from '@/lib/stores/value-store';
import { errorText } from '../error-text';

/** The outcome of the last action, for the screen and for screen readers. */
export interface Outcome {
  readonly text: string;
  readonly isFailure: boolean;
  /** Whether it is in English whatever language the room has, as all sentences of the exchange are. */
  readonly isEnglish: boolean;
  /** Different for each outcome, so that the same sentence is announced again. */
  readonly number: number;
}

const SHOWN_MS = 4_000;

export const outcome = createValueStore<Outcome | null>(null);
let count = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function report(said: Omit<Outcome, 'number'>): void {
  clearTimeout(timer);
  count += 1;
  outcome.set({ ...said, number: count });
  timer = setTimeout(() => outcome.set(null), SHOWN_MS);
}

export const reportSuccess = (text: string) => report({ text, isFailure: false, isEnglish: false });
export const reportFailure = (text: string) => report({ text, isFailure: true, isEnglish: false });

/** Says why something failed, in the words of the error. */
export const reportError = (error: unknown) => report({ text: errorText(error), isFailure: true, isEnglish: true });
/** For what a press has begun and nothing waits for: says why it failed. */
export const reportingErrors = (work: Promise<unknown>): void => void work.catch(reportError);
