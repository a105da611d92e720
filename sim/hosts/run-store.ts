import type { ClockReading } from '@/lib/clock/clock-port';
import type { JournalData, JournalEntry, JournalHeader } from '../journal/journal';
import type { Snapshot } from '../journal/snapshot';
import type { TrailEntry } from '../journal/trail';
import type { BrokenRun } from '../port';
import type { Seen } from '../replay/seen';

/** A run that another run has replaced and that can be resumed: its log and the virtual time it had reached. */
export interface ArchivedRun extends JournalData {
  readonly id: string;
  readonly nowMs: number;
  /** Its trail; missing in runs that earlier versions have kept. */
  readonly trail?: readonly TrailEntry[];
  /** The user of its last login; `visitor` when there was none. */
  readonly person: string;
  /** Real epoch milliseconds. */
  readonly keptAtMs: number;
}

/** A named moment of a run: its start, its first `seq` commands, and an instant after them. */
export interface Bookmark {
  readonly id: string;
  readonly name: string;
  readonly scenario: string;
  readonly seed: number;
  readonly startMs: number;
  readonly seq: number;
  /** Virtual epoch milliseconds. */
  readonly atMs: number;
  /** Digest of the commands, by which a run that contains them is recognised. Empty without commands. */
  readonly mark: string;
  /** What the page showed when the moment was named. */
  readonly seen?: Seen;
}

/** The answer for a repeated command, stored so that another exchange of the same run gives it as well. */
export interface StoredReply {
  /** The command's id (WireRequest.id in sim/port.ts). */
  readonly id: string;
  readonly value: unknown;
}

/** What a store holds of a run, as read and not yet checked. */
export interface StoredRun extends JournalData {
  /** Unique name of this run among all that were begun in this store; the same scenario started twice is two runs. */
  readonly run: string;
  readonly clock: ClockReading | null;
  /** Answers of the last commands, oldest first. */
  readonly replies: readonly StoredReply[];
  readonly snapshot: Snapshot | null;
  /** The trail of the run; missing in runs that earlier versions have stored. */
  readonly trail?: readonly TrailEntry[];
}

/** What is stored beside a run: the files its customers have uploaded, and the run that could not be resumed. */
export type PreservedData = 'files' | 'broken';

/** One atomic write: everything in it is stored, or nothing. */
export interface RunWrite {
  /**
   * Another run has begun. Everything of the last run is removed, except the named extras and the files of archived
   * runs.
   */
  readonly begin?: { readonly header: JournalHeader; readonly run: string; readonly keeps: readonly PreservedData[] };
  /** The next entries of the journal; all of them with `begin`. */
  readonly entries?: readonly JournalEntry[];
  readonly clock?: ClockReading;
  readonly reply?: StoredReply;
  /** Replaces the last snapshot. */
  readonly snapshot?: Snapshot;
  /** Replaces the last trail. */
  readonly trail?: readonly TrailEntry[];
}

/** How many answers are stored: more than all tabs together can have open at once. */
export const MAX_REPLIES = 256;

/**
 * Where a host stores its run: IndexedDB, a file or memory. It is asynchronous, so hosts write after a command and
 * never during one.
 */
export interface RunStore {
  /** Null when no run is stored. After this call only this store may write; others get LeadershipLost. */
  read(): Promise<StoredRun | null>;
  /**
   * Resolves when the write will survive a crash of the process. Rejects with LeadershipLost when another exchange has
   * read since.
   */
  write(write: RunWrite): Promise<void>;
  /**
   * Sets a damaged run aside and replaces the one set aside before. Missing in stores where such a run stays in its
   * place.
   */
  quarantine?(broken: BrokenRun): Promise<void>;
  readBroken?(): Promise<BrokenRun | null>;
  /** Runs that other runs have replaced, newest first; null when the archive was never written. */
  readArchive(): Promise<readonly ArchivedRun[] | null>;
  /** Replaces the whole archive. */
  writeArchive(runs: readonly ArchivedRun[]): Promise<void>;
  /** Named moments, newest first; null when none were ever written. */
  readBookmarks(): Promise<readonly Bookmark[] | null>;
  /** Replaces all bookmarks. */
  writeBookmarks(bookmarks: readonly Bookmark[]): Promise<void>;
}

/** Thrown when another exchange has taken over the stored run. Changes by this exchange are void from then on. */
export class LeadershipLost extends Error {
  override readonly name = 'LeadershipLost';
}
