import { appendFile, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { ClockReading } from '@/lib/clock-port';
import { Journal } from '../../journal/journal';
import type { BrokenRun } from '../../port';
import type { RunStore, RunWrite, StoredRun } from '../run-store';

/**
 * Keeps a run in a file of JSON lines: the header, then one line a command. Where the clock was stands beside it, in
 * `FILE.clock`, and a run that could not be gone on with in `FILE.broken`. A last line that a crash cut off is taken
 * away. One process writes, answers its own requests only, and starts seldom: answers and snapshots are not kept.
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
    const clock = await readOrNull(`${this.#file}.clock`);
    return {
      ...Journal.fromJSON({ header, entries }).toJSON(),
      run: this.#file,
      clock: clock === null ? null : (JSON.parse(clock) as ClockReading),
      replies: [],
      snapshot: null,
    };
  }

  async write({ begin, entries = [], clock }: RunWrite): Promise<void> {
    if (begin) {
      // The last run's clock must not be found beside the next one.
      await rm(`${this.#file}.clock`, { force: true });
      await replaceFile(this.#file, [begin.header, ...entries].map(toLine).join(''));
    } else if (entries.length > 0) await appendFile(this.#file, entries.map(toLine).join(''));
    if (clock) await replaceFile(`${this.#file}.clock`, toLine(clock));
  }

  async putAside(broken: BrokenRun): Promise<void> {
    await replaceFile(`${this.#file}.broken`, toLine(broken));
  }

  async readBroken(): Promise<BrokenRun | null> {
    const text = await readOrNull(`${this.#file}.broken`);
    return text === null ? null : (JSON.parse(text) as BrokenRun);
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
