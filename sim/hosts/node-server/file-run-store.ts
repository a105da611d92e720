import { appendFile, readFile, rename, writeFile } from 'node:fs/promises';
import { Journal, type JournalEntry, type JournalHeader } from '../../journal/journal';
import type { StoredRun } from '../../journal/journal-store';
import type { ClockReading } from '../clock-report';
import type { RunStore } from '../run-keeper';

/**
 * Keeps a run in a file of JSON lines: the header, then one line a command. Where the clock was stands beside it, in
 * `FILE.clock`. A last line that a crash cut off is taken away.
 */
export class FileRunStore implements RunStore {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  /** Throws when the file is something else than a journal: it is not ours to overwrite. */
  async read(): Promise<StoredRun | null> {
    const text = await readOrNull(this.#file);
    if (text === null || text.trim() === '') return null;
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    if (whole !== text) await replaceFile(this.#file, whole);
    const [header, ...entries] = whole
      .split('\n')
      .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as unknown]));
    return { ...Journal.fromJSON({ header, entries }).toJSON(), snapshot: null };
  }

  async append(entries: readonly JournalEntry[]): Promise<void> {
    await appendFile(this.#file, entries.map(toLine).join(''));
  }

  keepSnapshot(): Promise<void> {
    return Promise.resolve();
  }

  async clear(header: JournalHeader): Promise<void> {
    await replaceFile(this.#file, toLine(header));
  }

  async keepClock(reading: ClockReading): Promise<void> {
    await replaceFile(`${this.#file}.clock`, toLine(reading));
  }

  async readClock(): Promise<ClockReading | null> {
    const text = await readOrNull(`${this.#file}.clock`);
    return text === null ? null : (JSON.parse(text) as ClockReading);
  }
}

const toLine = (value: unknown): string => `${JSON.stringify(value)}\n`;

const readOrNull = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

/** A reader sees the old file or the new one, never half of one. */
async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
