import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export type HostName = 'in-process' | 'msw' | 'node';

/** One outcome of a call that a test has caused in the exchange: `ok`, or the code of a refusal. */
export interface Outcome {
  readonly call: string;
  readonly outcome: string;
}

/** A cell of the matrix that a test has filled: of a call on one host, or of an event. */
export interface Filled {
  /** The call, or the name of the event. */
  readonly row: string;
  readonly cell: string;
  readonly host?: HostName;
}

/** What one test file has seen. */
interface Recorded {
  /** Path of the test file from the root of the tree. */
  readonly file: string;
  readonly outcomes: readonly Outcome[];
  readonly filled: readonly Filled[];
}

const FOLDER = 'node_modules/.cache/matrix';

export const outcomeOf = (body: unknown): string => {
  const { reason } = body as { reason?: unknown };
  return typeof reason === 'string' ? reason : 'ok';
};

const fileOf = (testPath: string): string => relative(process.cwd(), testPath);
const recordOf = (testPath: string): string => join(FOLDER, `${fileOf(testPath).replaceAll('/', '~')}.json`);

/** Forgets what the file's last run has seen, so that a file that no longer loads proves nothing. */
export function removeRecords(testPath: string): void {
  rmSync(recordOf(testPath), { force: true });
}

export function storeRecords(testPath: string, seen: Omit<Recorded, 'file'>): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(recordOf(testPath), JSON.stringify({ file: fileOf(testPath), ...seen }));
}

/** What the unit tests have seen. A file that has changed since its last run does not count. */
export function readRecords(): { readonly records: readonly Recorded[]; readonly outdated: readonly string[] } {
  const records: Recorded[] = [];
  const outdated: string[] = [];
  let names: readonly string[] = [];
  try {
    names = readdirSync(FOLDER);
  } catch {
    // No test has run yet.
  }
  for (const name of names) {
    const path = join(FOLDER, name);
    const record = JSON.parse(readFileSync(path, 'utf8')) as Recorded;
    const test = statSync(record.file, { throwIfNoEntry: false });
    if (!test) continue;
    if (test.mtimeMs > statSync(path).mtimeMs) outdated.push(record.file);
    else records.push(record);
  }
  return { records, outdated };
}
