import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockJournal } from './journal-lock';

let folder: string;
let journal: string;
const lock = () => `${journal}.lock`;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pocket-'));
  journal = join(folder, 'run.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const OWN = `${process.pid}\n`;

describe('the lock of a journal', () => {
  test('is held until it is released', () => {
    const release = lockJournal(journal);
    expect(readFileSync(lock(), 'utf8')).toBe(OWN);
    expect(() => lockJournal(journal)).toThrow(`process id ${process.pid}`);
    release();
    expect(existsSync(lock())).toBe(false);
    lockJournal(journal)();
  });

  test.each<[string, () => string]>([
    ['a process that has ended', () => String(spawnSync(process.execPath, ['--version']).pid)],
    ['a killed process whose number this one has got', () => OWN],
    ['a process that was killed before it had written its number', () => ''],
    ['something else', () => 'a letter'],
  ])('is taken over from %s', (_whose, content) => {
    writeFileSync(lock(), content());
    const release = lockJournal(journal);
    expect(readFileSync(lock(), 'utf8')).toBe(OWN);
    release();
  });

  test('of a running process stays with it, and the error says what to do when that is no exchange', () => {
    writeFileSync(lock(), String(process.ppid));
    expect(() => lockJournal(journal)).toThrow(`If that is no exchange, remove ${lock()}`);
    expect(readFileSync(lock(), 'utf8')).toBe(String(process.ppid));
  });

  test('is not needed where nothing can be written', () => {
    journal = join(folder, 'none', 'run.jsonl');
    lockJournal(journal)();
    expect(existsSync(join(folder, 'none'))).toBe(false);
  });
});
