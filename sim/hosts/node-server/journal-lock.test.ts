import { spawnSync } from 'node:child_process';
import type * as fs from 'node:fs';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lockJournal } from './journal-lock';

/** Called after each reading of a lock: what other hosts do before the reader acts on it. */
let afterReading = (_file: string): void => {};
vi.mock('node:fs', async (importOriginal) => {
  const original = await importOriginal<typeof fs>();
  const readFileSync = (file: string, encoding: 'utf8') => {
    const content = original.readFileSync(file, encoding);
    afterReading(file);
    return content;
  };
  return { ...original, readFileSync };
});

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

  describe('that a killed process has left', () => {
    const LEFT = '';
    /** Does something once, after the lock was read for the first time. */
    const meanwhile = (act: () => void) => {
      afterReading = () => {
        afterReading = () => {};
        act();
      };
    };

    test('has one holder when two hosts have read it before either has taken it', () => {
      writeFileSync(lock(), LEFT);
      meanwhile(() => void lockJournal(journal));
      expect(() => lockJournal(journal)).toThrow(`process id ${process.pid}`);
      expect(readdirSync(folder)).toEqual(['run.jsonl.lock']);
    });

    test('is free when another host has taken it and released it before this one acts', () => {
      writeFileSync(lock(), LEFT);
      meanwhile(() => lockJournal(journal)());
      const release = lockJournal(journal);
      expect(readFileSync(lock(), 'utf8')).toBe(OWN);
      release();
      expect(readdirSync(folder)).toEqual([]);
    });

    test.each([
      ['is left to the host that is taking it over', String(process.ppid), false],
      ['is taken over when a host was killed while taking it', LEFT, true],
    ])('%s', (_what, taking, isTaken) => {
      writeFileSync(lock(), LEFT);
      writeFileSync(`${lock()}.taking`, taking);
      if (isTaken) lockJournal(journal)();
      else expect(() => lockJournal(journal)).toThrow(`process id ${process.ppid}`);
      expect(readdirSync(folder)).toEqual(isTaken ? [] : ['run.jsonl.lock', 'run.jsonl.lock.taking']);
    });
  });

  test('is not needed where nothing can be written', () => {
    journal = join(folder, 'none', 'run.jsonl');
    lockJournal(journal)();
    expect(existsSync(join(folder, 'none'))).toBe(false);
  });
});
