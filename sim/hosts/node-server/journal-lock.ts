import { readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  if (!create(file)) return () => {};
  own.add(file);
  return () => {
    own.delete(file);
    rmSync(file, { force: true });
  };
}

/** Whether it could be created. @throws when a running process has created it */
function create(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'EEXIST') return false;
  }
  const pid = Number(readFileSync(file, 'utf8'));
  // A killed process leaves its lock, and a later one, such as this, may have got its number.
  if (pid === process.pid ? own.has(file) : isRunning(pid)) {
    const remedy = `If that is no exchange, remove ${file}`;
    throw new Error(`the journal is in use by the exchange with the process id ${pid}. ${remedy}`);
  }
  rmSync(file);
  writeFileSync(file, `${process.pid}\n`, { flag: 'wx' });
  return true;
}

function isRunning(pid: number): boolean {
  // No process has the number 0, which stands for all of a group: the lock is empty or something else.
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user is running as well.
    return (error as { code?: unknown }).code === 'EPERM';
  }
}
