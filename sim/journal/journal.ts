import type { Json } from './json';
import type { TrailEntry } from './trail';

/** The start of a run. Together with the entries it determines every later state. */
export interface JournalHeader {
  readonly build: string;
  readonly scenario: string;
  readonly seed: number;
  /** Virtual epoch milliseconds at which the run began. */
  readonly startMs: number;
  /**
   * Identifies the link from which the run was opened (sim/replay/link). Opening the same link again continues this
   * run.
   */
  readonly link?: string;
}

/**
 * One change of the exchange: an API write, an intervention, a fault that was set. A jump of the clock has no entry,
 * because it shows in `atMs` of the next one.
 */
export interface JournalEntry {
  /** 1 for the first entry; there are no gaps. */
  readonly seq: number;
  /** Virtual epoch milliseconds at which it was executed. */
  readonly atMs: number;
  readonly command: Json;
}

export interface JournalData {
  readonly header: JournalHeader;
  readonly entries: readonly JournalEntry[];
}

/** A log with the trail beside it: refused calls, reads, screens and taps (./trail.ts). */
export interface KeptLog extends JournalData {
  readonly trail?: readonly TrailEntry[];
}

/** A run up to a moment (`nowMs`, virtual epoch milliseconds), and the state hash it must have then. */
export interface FinishedRun extends KeptLog {
  readonly nowMs: number;
  readonly hash: string;
}

/** Which part of a run is shared, and with what. */
export interface ShareOptions {
  /** A moment of the run; missing for all of it. */
  readonly upTo?: { readonly seq: number; readonly nowMs: number } | undefined;
  /** The trail to share; by default the run's own. */
  readonly trail?: readonly TrailEntry[] | undefined;
  /**
   * Whether passwords and codes stay as they were typed; by default placeholders replace them (sim/replay/secrets.ts).
   */
  readonly secrets?: boolean | undefined;
}

/**
 * A moment of a run: a virtual instant including all commands executed at it, or the moment right after a command (0:
 * before the first).
 */
export type Moment = { readonly toMs: number } | { readonly seq: number };

/**
 * The log up to a moment of a run whose time is `nowMs`, and the instant of that moment. Throws RangeError when the
 * moment is outside of the run.
 */
export function logUpTo(
  journal: Pick<Journal, 'header' | 'seq' | 'entries'>,
  nowMs: number,
  moment: Moment,
): { readonly log: JournalData; readonly nowMs: number } {
  const { header, seq } = journal;
  const entries = journal.entries();
  if ('seq' in moment) {
    if (moment.seq > seq) throw new RangeError(`the run has ${seq} commands, not ${moment.seq}`);
    const atMs = entries[moment.seq - 1]?.atMs ?? header.startMs;
    return { log: { header, entries: entries.slice(0, moment.seq) }, nowMs: atMs };
  }
  const { toMs } = moment;
  const between = `${new Date(header.startMs).toISOString()} and ${new Date(nowMs).toISOString()}`;
  if (toMs < header.startMs || toMs > nowMs) throw new RangeError(`the run lies between ${between}`);
  return { log: { header, entries: entries.filter(({ atMs }) => atMs <= toMs) }, nowMs: toMs };
}

/**
 * The command log of one run. It is append-only: going back means starting again from the header and replaying a part.
 */
export class Journal {
  readonly header: JournalHeader;
  readonly #entries: JournalEntry[] = [];

  constructor(header: JournalHeader) {
    this.header = header;
  }

  /** Sequence number of the last entry; 0 when there is none. */
  get seq(): number {
    return this.#entries.length;
  }

  /** Throws when `atMs` is before the last entry. */
  append(atMs: number, command: Json): JournalEntry {
    const lastMs = this.#entries.at(-1)?.atMs ?? this.header.startMs;
    if (!Number.isSafeInteger(atMs) || atMs < lastMs)
      throw new Error(`a command at ${atMs} cannot follow one at ${lastMs}`);
    const entry: JournalEntry = { seq: this.#entries.length + 1, atMs, command };
    this.#entries.push(entry);
    return entry;
  }

  /** The entries after a sequence number; by default all. */
  entries(afterSeq = 0): readonly JournalEntry[] {
    return this.#entries.slice(afterSeq);
  }

  toJSON(): JournalData {
    return { header: this.header, entries: this.entries() };
  }

  /** Reads what `toJSON` wrote. It may come from an edited file, so an invalid entry throws an error that names it. */
  static fromJSON(data: unknown): Journal {
    const { header, entries } = (data ?? {}) as Partial<JournalData>;
    if (!isHeader(header)) throw new Error('not a journal: the header needs build, scenario, seed and startMs');
    if (!Array.isArray(entries)) throw new Error('not a journal: entries must be a list');
    const journal = new Journal(header);
    for (const entry of entries as readonly Partial<JournalEntry>[]) {
      const expected = journal.seq + 1;
      if (entry.seq !== expected || typeof entry.atMs !== 'number' || entry.command === undefined) {
        throw new Error(`journal entry ${expected} is missing or misses seq, atMs or command`);
      }
      journal.append(entry.atMs, entry.command);
    }
    return journal;
  }
}

function isHeader(header: Partial<JournalHeader> | undefined): header is JournalHeader {
  return (
    typeof header?.build === 'string' &&
    typeof header.scenario === 'string' &&
    Number.isSafeInteger(header.seed) &&
    Number.isSafeInteger(header.startMs)
  );
}
