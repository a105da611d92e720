import type { TrailEntry } from './trail';

/**
 * What a replay has taken over of a log. Commands of another build that are refused are left out, so the commands after
 * them have lower numbers in the new journal, and whatever names a command by its number must be told.
 */
export class CommandRenumbering {
  /** At a command's number in the log: the number of commands that the new journal had after it. */
  readonly #kept: number[] = [0];
  readonly #refusals: string[] = [];

  /** Why commands were left out, in their order. */
  get refusals(): readonly string[] {
    return this.#refusals;
  }

  /** Notes that the next command of the log was executed, or refused. `seq`: how many commands the journal has now. */
  note(seq: number, refusal: string | null): void {
    this.#kept.push(seq);
    if (refusal !== null) this.#refusals.push(refusal);
  }

  /** The number in the new journal of the last command that was taken over from the first `seq` of the log. */
  numberOf(seq: number): number {
    const last = this.#kept.length - 1;
    return (this.#kept[Math.min(seq, last)] ?? 0) + Math.max(0, seq - last);
  }

  /** A trail beside the log, as one beside the new journal. */
  trail(entries: readonly TrailEntry[]): readonly TrailEntry[] {
    return entries.map((entry) => ({ ...entry, after: this.numberOf(entry.after) }));
  }
}
