import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The lock files of this process. */
const own = new Set<string>();

/**
 * Reserves a journal for this process, by the file `JOURNAL.lock` with its process id. Two hosts that write one journal
 * would destroy it. Returns the function that releases it. Throws when another running host has it.
 */
export function lockJournal(journal: string): () => void {
  const file = `${resolve(journal)}.lock`;
  // Where no lock can be created, no journal can be written either, and the host reports that.
  if (!take(file)) return () => {};
  return () => release(file);
}

/**
 * Creates the lock. False when no lock file can be created here. @throws when a running process has the lock, or is
 * taking it over
 */
function take(file: string): boolean {
  const made = create(file);
  if (made === 'made') own.add(file);
  if (made !== 'exists') return made === 'made';
  const pid = holderOf(file);
  if (pid === null) return take(file);
  if (isHeld(file, pid)) {
    const remedy = `If that is no exchange, remove ${file}`;
    throw new Error(`the journal is in use by the exchange with the process id ${pid}. ${remedy}`);
  }
  // A killed process has left it. Only whoever has this second lock may replace the first one.
  const taking = `${file}.taking`;
  if (!take(taking)) return false;
  const holder = holderOf(file);
  // Another process has taken it over since it was read, and may have released it again.
  if (holder === null || isHeld(file, holder)) {
    release(taking);
    return take(file);
  }
  renameSync(taking, file);
  own.delete(taking);
  own.add(file);
  return true;
}

function release(file: string): void {
  own.delete(file);
  rmSync(file, { force: true });
}

/** Creates a lock file together with its content, because an empty one would look like an abandoned one. */
function create(file: string): 'made' | 'exists' | 'impossible' {
  const draft = `${file}.${process.pid}`;
  const content = `${process.pid}\n`;
  try {
    writeFileSync(draft, content);
    try {
      linkSync(draft, file);
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return 'exists';
      // A disk without links.
      writeFileSync(file, content, { flag: 'wx' });
    }
    return 'made';
  } catch (error) {
    return codeOf(error) === 'EEXIST' ? 'exists' : 'impossible';
  } finally {
    rmSync(draft, { force: true });
  }
}

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;

/** The process id in a lock; null when the lock is gone. */
function holderOf(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Whether the process that wrote the lock still runs. A killed process leaves its lock, and a later process, such as
 * this one, may have got its number.
 */
const isHeld = (file: string, pid: number): boolean => (pid === process.pid ? own.has(file) : isRunning(pid));

function isRunning(pid: number): boolean {
  // No process has the number 0, which stands for all of a group: the lock is empty or something else.
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user is running as well.
    return codeOf(error) === 'EPERM';
  }
}
