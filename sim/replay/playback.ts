import type { Step } from './steps';

/**
 * The recorded commands that a scenario executes by itself, each at its instant, after everything else that is due
 * then.
 */
export class Playback {
  #steps: readonly Step[] = [];
  #startMs = 0;
  #next = 0;

  /** `steps` must be sorted by time. `startMs` is an instant that has not passed yet. */
  begin(steps: readonly Step[], startMs: number): void {
    this.#steps = steps;
    this.#startMs = startMs;
    this.#next = 0;
  }

  /** The next step and its instant; null when all have been played. */
  peek(): { readonly step: Step; readonly atMs: number } | null {
    const step = this.#steps[this.#next];
    return step ? { step, atMs: this.#startMs + step.afterMs } : null;
  }

  take(): void {
    this.#next += 1;
  }

  /** For a restored state: skips all steps up to an instant, since the position follows from the time. */
  seek(nowMs: number): void {
    const left = this.#steps.findIndex(({ afterMs }) => this.#startMs + afterMs > nowMs);
    this.#next = left === -1 ? this.#steps.length : left;
  }
}
