import type { HistoryEntry } from '../../../port';

/** A moment of the run, or of the part that lies ahead after a rewind. */
export interface Moment {
  readonly seq: number;
  readonly atMs: number;
  /** The command at this moment; null at the beginning. */
  readonly label: string | null;
  readonly isAhead: boolean;
}

const momentOf = ({ seq, atMs, what, label }: HistoryEntry, isAhead: boolean): Moment => ({
  seq,
  atMs,
  label: label ? `${what}: ${label}` : what,
  isAhead,
});

/** All moments from the beginning to the end of the run, including the part ahead; oldest first. */
export const momentsOf = (
  { startMs, entries }: { readonly startMs: number; readonly entries: readonly HistoryEntry[] },
  ahead: readonly HistoryEntry[],
): readonly Moment[] => [
  { seq: 0, atMs: startMs, label: null, isAhead: false },
  ...entries.map((entry) => momentOf(entry, false)),
  ...ahead.map((entry) => momentOf(entry, true)),
];
