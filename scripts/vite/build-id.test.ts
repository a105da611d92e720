import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildId, hashOfSources } from './build-id';

let root: string;
const put = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-id-'));
  for (const path of ['sim/core.ts', 'scenarios/first-day.ts', 'src/domain/time.ts', 'package-lock.json'])
    put(path, 'a');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

test('is the same for the same sources', () => {
  expect(hashOfSources(root)).toMatch(/^[0-9a-f]{8}$/);
  expect(hashOfSources(root)).toBe(hashOfSources(root));
});

test.each([
  ['sim/core.ts', true],
  ['sim/products/spot/place.ts', true],
  ['scenarios/tours/added.ts', true],
  ['src/domain/time.ts', true],
  ['src/contract/added/requests.ts', true],
  ['src/lib/prng.ts', true],
  ['package-lock.json', true],
  ['sim/core.test.ts', false],
  ['sim/room/frame/frame.tsx', false],
  ['sim/testing/world.ts', false],
  ['src/pages/index/index/page.tsx', false],
  ['src/domain/notes.md', false],
])('another %s makes another build: %s', (path, isOther) => {
  const before = hashOfSources(root);
  put(path, 'b');
  expect(hashOfSources(root) !== before).toBe(isOther);
});

test.each<[name: string | undefined, by: string]>([
  [undefined, 'the hash'],
  ['7.1', 'the name'],
])('with BUILD_ID %s the build is called by %s', (name, _by) => {
  vi.stubEnv('BUILD_ID', name);
  const { config } = buildId(root) as unknown as { config(): { define: Readonly<Record<string, string>> } };
  expect(config().define).toEqual({ __BUILD_ID__: JSON.stringify(name ?? hashOfSources(root)) });
});
