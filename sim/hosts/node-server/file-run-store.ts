import { appendFileSync, existsSync, readFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs';
import type { ClockReading } from '@/lib/clock/clock-port';
import { Journal } from '../../journal/journal';
import type { TrailEntry } from '../../journal/trail';
import { logLine, readLog } from '../run-log';
import type { ArchivedRun, Bookmark, RunStore, RunWrite, StoredRun } from '../run-store';

/** How many answers a server keeps: it has many clients, and some retry only after minutes. */
export const REPLIES_OF_A_SERVER = 10_000;

/** The stored upper bound of the clock (../clock-bound.ts) and its run. */
interface StoredClock {
  readonly run: string;
  readonly clock: ClockReading;
}

/** The stored trail and its run. */
interface StoredTrail {
  readonly run: string;
  readonly trail: readonly TrailEntry[];
}

/**
 * Stores a run in a file: one line for each write (../run-log.ts), the clock beside it in `FILE.clock`, archived runs
 * in `FILE.shelf`, named moments in `FILE.bookmarks`, and the trail in `FILE.trail`. Snapshots are not stored, because
 * a server seldom starts. Only one process may write (./journal-lock.ts). Writes are synchronous, so that they are
 * stored in the order of the calls.
 */
export class FileRunStore implements RunStore {
  readonly #file: string;
  #run = '';

  constructor(file: string) {
    this.#file = file;
  }

  /** Throws when the file is not a journal, because it must not be overwritten. */
  async read(): Promise<StoredRun | null> {
    if (!existsSync(this.#file)) return null;
    const bytes = readFileSync(this.#file);
    const whole = bytes.lastIndexOf('\n') + 1;
    // The beginning of a journal is written as a whole, so its first line is never cut off.
    if (whole === 0 && bytes.length > 0) throw new Error(`${this.#file} is no journal: its first line does not end`);
    const text = bytes.subarray(0, whole).toString('utf8');
    const stored = text.trim() === '' ? null : this.#readText(text);
    // A crash has cut off the last line. Its command was never answered.
    if (whole < bytes.length) truncateSync(this.#file, whole);
    if (!stored) return null;
    this.#run = stored.run;
    return {
      ...stored,
      ...Journal.fromJSON(stored).toJSON(),
      clock: this.#readClock() ?? stored.clock,
      trail: this.#readTrail(),
    };
  }

  async write({ begin, entries, clock, reply, trail }: RunWrite): Promise<void> {
    if (begin) {
      this.#run = begin.run;
      replaceFile(
        this.#file,
        logLine({ begin, entries: entries ?? [], ...(clock && { clock }), ...(reply && { reply }) }),
      );
    }
    // The clock goes first, so that after a crash it is not behind the command it led to.
    if (clock) replaceFile(`${this.#file}.clock`, toLine({ run: this.#run, clock } satisfies StoredClock));
    if (trail) replaceFile(`${this.#file}.trail`, toLine({ run: this.#run, trail } satisfies StoredTrail));
    if (begin) return;
    const line = logLine({ ...(entries && { entries }), ...(reply && { reply }) });
    if (line !== '') appendFileSync(this.#file, line);
  }

  #readText(text: string): StoredRun {
    const lines = text.split('\n').slice(0, -1);
    for (const [index, line] of lines.entries()) {
      if (!isLogLine(line)) throw new Error(`${this.#file} is no journal: line ${index + 1} cannot be read`);
    }
    const stored = readLog(text, REPLIES_OF_A_SERVER);
    if (!stored) throw new Error(`${this.#file} is no journal: it does not tell how a run began`);
    return stored;
  }

  #readClock(): ClockReading | null {
    try {
      const { run, clock } = JSON.parse(readFileSync(`${this.#file}.clock`, 'utf8')) as StoredClock;
      return run === this.#run ? clock : null;
    } catch {
      return null;
    }
  }

  #readTrail(): readonly TrailEntry[] {
    try {
      const { run, trail } = JSON.parse(readFileSync(`${this.#file}.trail`, 'utf8')) as StoredTrail;
      return run === this.#run ? trail : [];
    } catch {
      return [];
    }
  }

  async readArchive(): Promise<readonly ArchivedRun[] | null> {
    const file = `${this.#file}.shelf`;
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ArchivedRun[]) : null;
  }

  async writeArchive(runs: readonly ArchivedRun[]): Promise<void> {
    replaceFile(`${this.#file}.shelf`, toLine(runs));
  }

  async readBookmarks(): Promise<readonly Bookmark[] | null> {
    const file = `${this.#file}.bookmarks`;
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Bookmark[]) : null;
  }

  async writeBookmarks(bookmarks: readonly Bookmark[]): Promise<void> {
    replaceFile(`${this.#file}.bookmarks`, toLine(bookmarks));
  }
}

const toLine = (value: unknown): string => `${JSON.stringify(value)}\n`;

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The parts of a line. One under another name would be left out as if it had not been written. */
const PARTS: readonly string[] = ['begin', 'entries', 'clock', 'reply'];

/** Whether a line is of the form that is written (../run-log.ts). What its entries hold is told when they are replayed. */
function isLogLine(line: string): boolean {
  try {
    const parsed: unknown = JSON.parse(line);
    if (!isRecord(parsed) || !Object.keys(parsed as object).every((name) => PARTS.includes(name))) return false;
    const { entries } = parsed as { entries?: unknown };
    return Array.isArray(entries) && entries.every(isRecord);
  } catch {
    return false;
  }
}

/**
 * Replaces a file by renaming, so that a reader gets either the old content or the new content. No other user of this
 * machine may read it, because a run has what people have typed: names, passwords and tokens.
 */
function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
