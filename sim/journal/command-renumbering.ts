import type { TrailEntry } from './trail';

/** How many left out commands a message names. */
const MOST_NAMED = 3;

/**
 * Maps the command numbers of a replayed log to those of the new journal. Commands of another build that this one
 * refuses are left out, so later commands get lower numbers. Bookmarks and trails, which name commands by their
 * numbers, are renumbered by it.
 */
export class CommandRenumbering {
  /** By command number of the log: how many commands the new journal had after it. */
  readonly #kept: number[] = [0];
  readonly #refusals: string[] = [];

  /** The reasons for which commands were left out, in their order. */
  get refusals(): readonly string[] {
    return this.#refusals;
  }

  /** The first of them, for a message. */
  get firstRefusals(): readonly string[] {
    return this.#refusals.slice(0, MOST_NAMED);
  }

  /**
   * Records that the next command of the log was executed (`refusal` null) or left out. `seq` is the length of the new
   * journal after it.
   */
  note(seq: number, refusal: string | null): void {
    this.#kept.push(seq);
    if (refusal !== null) this.#refusals.push(refusal);
  }

  /** How many of the first `seq` commands of the log are in the new journal. */
  numberOf(seq: number): number {
    const last = this.#kept.length - 1;
    return (this.#kept[Math.min(seq, last)] ?? 0) + Math.max(0, seq - last);
  }

  /** The entries of the log's trail with the command numbers of the new journal. */
  trail(entries: readonly TrailEntry[]): readonly TrailEntry[] {
    return entries.map((entry) => ({ ...entry, after: this.numberOf(entry.after) }));
  }
}
