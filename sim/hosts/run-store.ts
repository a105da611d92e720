import type { ClockReading } from '@/lib/clock-port';
import type { JournalData, JournalEntry, JournalHeader } from '../journal/journal';
import type { Snapshot } from '../journal/snapshot';
import type { BrokenRun } from '../port';

/** A run whose place another one has taken, to be taken up again: its log, and how far it had come. */
export interface ShelvedRun extends JournalData {
  readonly id: string;
  readonly nowMs: number;
  /** Whom its last login let in; `visitor` for nobody. */
  readonly person: string;
  /** Real epoch milliseconds. */
  readonly keptAtMs: number;
}

/** An answer that a repeated command is to get again, whoever runs the exchange by then. */
export interface StoredReply {
  /** The command's id (sim/port.ts). */
  readonly id: string;
  readonly value: unknown;
}

/** What a store kept of a run, as it was found: nothing is checked yet. */
export interface StoredRun extends JournalData {
  /** Names this run among all that were ever begun here; the same scenario started twice is two runs. */
  readonly run: string;
  readonly clock: ClockReading | null;
  /** Of the last commands, oldest first. */
  readonly replies: readonly StoredReply[];
  readonly snapshot: Snapshot | null;
}

/** What lies beside a run: files its customers have uploaded, and the run that could not be gone on with. */
export type Extra = 'files' | 'broken';

/** What is stored together or not at all. */
export interface RunWrite {
  /** Another run has begun: all that was kept of the last one goes, but what is named, and files of runs on the shelf. */
  readonly begin?: { readonly header: JournalHeader; readonly run: string; readonly keeps: readonly Extra[] };
  /** The next entries of the journal; all of them with `begin`. */
  readonly entries?: readonly JournalEntry[];
  readonly clock?: ClockReading;
  readonly reply?: StoredReply;
  /** Replaces the last one. */
  readonly snapshot?: Snapshot;
}

/** Replies worth keeping: more than all tabs can have under way. */
export const REPLIES_KEPT = 256;

/**
 * Where a host keeps its run: IndexedDB, a file, memory. Asynchronous, so hosts write after a command and never inside
 * one.
 */
export interface RunStore {
  /** Null when nothing is kept. From here on the run is this store's to write. */
  read(): Promise<StoredRun | null>;
  /** Resolves when it will survive a crash of the process. Rejects with Deposed when another exchange has read since. */
  write(write: RunWrite): Promise<void>;
  /** Replaces the one put aside before. Missing where a run that cannot be gone on with stays in its place. */
  putAside?(broken: BrokenRun): Promise<void>;
  readBroken?(): Promise<BrokenRun | null>;
  /** Runs that others have taken the place of, newest first; null when none were ever written. */
  readShelf(): Promise<readonly ShelvedRun[] | null>;
  /** Replaces all of them. */
  writeShelf(runs: readonly ShelvedRun[]): Promise<void>;
}

/** Another exchange keeps the run now; what this one does no longer counts. */
export class Deposed extends Error {
  override readonly name = 'Deposed';
}
