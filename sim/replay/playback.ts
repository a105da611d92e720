import type { Step } from './steps';

/** Commands of a recording that a scenario plays by itself, each at its instant, after all else that is due then. */
export class Playback {
  #steps: readonly Step[] = [];
  #startMs = 0;
  #next = 0;

  /** `steps` in order of time, from an instant on that has not been passed. */
  begin(steps: readonly Step[], startMs: number): void {
    this.#steps = steps;
    this.#startMs = startMs;
    this.#next = 0;
  }

  /** The next step and its instant, or null when all have been played. */
  peek(): { readonly step: Step; readonly atMs: number } | null {
    const step = this.#steps[this.#next];
    return step ? { step, atMs: this.#startMs + step.afterMs } : null;
  }

  take(): void {
    this.#next += 1;
  }

  /** For a state that was restored: everything up to an instant has been played. Where it stands follows from time. */
  seek(nowMs: number): void {
    const left = this.#steps.findIndex(({ afterMs }) => this.#startMs + afterMs > nowMs);
    this.#next = left === -1 ? this.#steps.length : left;
  }
}
