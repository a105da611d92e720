import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { FileRunStore } from './file-run-store';

const HEADER = { build: 'b', scenario: 'spot-trader', seed: 7, startMs: 0 };
const BEGIN = JSON.stringify({ begin: { header: HEADER, run: 'r', keeps: [] }, entries: [] });

function journalOf(text: string): FileRunStore {
  const folder = mkdtempSync(join(tmpdir(), 'pocket-journal-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'run');
  writeFileSync(file, text);
  return new FileRunStore(file);
}

test.each([
  'null',
  '1',
  '"x"',
  '[]',
  '{"entries":null}',
  '{"entries":5}',
  '{"entries":[null]}',
  '{"entries"',
  '{}',
  '{"entrjes":[{"seq":1}]}',
  '{"entries":[],"replx":{}}',
  '',
  '\0\0',
])('a journal with the line %j is none, and the line is named', async (line) => {
  await expect(journalOf(`${BEGIN}\n${line}\n`).read()).rejects.toThrow(/ is no journal: line 2 cannot be read$/);
});

test.each(['{"entries":[{"seq":1', '\0\0\0'])('a last line that a crash has left as %j is not read', async (line) => {
  expect(await journalOf(`${BEGIN}\n${line}`).read()).toMatchObject({ run: 'r', header: HEADER, entries: [] });
});
