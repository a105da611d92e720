import { appendFileSync, existsSync, readFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs';
import type { ClockReading } from '@/lib/clock-port';
import { Journal } from '../../journal/journal';
import { logLine, readLog } from '../run-log';
import type { RunStore, RunWrite, ShelvedRun, StoredRun } from '../run-store';

/** A server's clients are many, and some ask again after minutes. */
export const REPLIES_OF_A_SERVER = 10_000;

/** Where the clock is at most, and of which run. */
interface KeptClock {
  readonly run: string;
  readonly clock: ClockReading;
}

/**
 * Keeps a run in a file: a line for each write (../run-log.ts), the clock beside it in `FILE.clock`, and
 * runs that can be taken up again in `FILE.shelf`. One process
 * writes, and starts seldom: snapshots are not kept. Writes wait for the system to take them, which it does at once,
 * so that what happens in turn is stored in turn.
 */
export class FileRunStore implements RunStore {
  readonly #file: string;
  #run = '';

  constructor(file: string) {
    this.#file = file;
  }

  /** Throws when the file is something else than a journal: it is not ours to overwrite. */
  async read(): Promise<StoredRun | null> {
    if (!existsSync(this.#file)) return null;
    const bytes = readFileSync(this.#file);
    const whole = bytes.lastIndexOf('\n') + 1;
    const text = bytes.subarray(0, whole).toString('utf8');
    const stored = text.trim() === '' ? null : this.#readText(text);
    // A last line that a crash cut off: nobody was answered before it was whole.
    if (whole < bytes.length) truncateSync(this.#file, whole);
    if (!stored) return null;
    this.#run = stored.run;
    return { ...stored, ...Journal.fromJSON(stored).toJSON(), clock: this.#readClock() ?? stored.clock };
  }

  async write({ begin, entries, clock, reply }: RunWrite): Promise<void> {
    if (begin) {
      this.#run = begin.run;
      replaceFile(
        this.#file,
        logLine({ begin, entries: entries ?? [], ...(clock && { clock }), ...(reply && { reply }) }),
      );
    }
    // First, so that time which led to a command is not found behind it.
    if (clock) replaceFile(`${this.#file}.clock`, toLine({ run: this.#run, clock } satisfies KeptClock));
    if (begin) return;
    const line = logLine({ ...(entries && { entries }), ...(reply && { reply }) });
    if (line !== '') appendFileSync(this.#file, line);
  }

  #readText(text: string): StoredRun {
    const lines = text.split('\n').slice(0, -1);
    for (const [index, line] of lines.entries()) {
      if (!isJson(line)) throw new Error(`${this.#file} is no journal: line ${index + 1} cannot be read`);
    }
    const stored = readLog(text, REPLIES_OF_A_SERVER);
    if (!stored) throw new Error(`${this.#file} is no journal: it does not tell how a run began`);
    return stored;
  }

  #readClock(): ClockReading | null {
    try {
      const { run, clock } = JSON.parse(readFileSync(`${this.#file}.clock`, 'utf8')) as KeptClock;
      return run === this.#run ? clock : null;
    } catch {
      return null;
    }
  }

  async readShelf(): Promise<readonly ShelvedRun[] | null> {
    const file = `${this.#file}.shelf`;
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ShelvedRun[]) : null;
  }

  async writeShelf(runs: readonly ShelvedRun[]): Promise<void> {
    replaceFile(`${this.#file}.shelf`, toLine(runs));
  }
}

const toLine = (value: unknown): string => `${JSON.stringify(value)}\n`;

function isJson(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}

/** A reader sees the old file or the new one, never half of one. */
function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}
