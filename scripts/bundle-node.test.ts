import { readdirSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { bundleNode } from './bundle-node.mjs';

const ENTRY = 'src/lib/random-id.ts';

test('an entry that is bundled four times at once has one bundle, and no unfinished files are left', async () => {
  rmSync(dirname(await bundleNode(ENTRY)), { recursive: true });
  const bundles = await Promise.all(Array.from({ length: 4 }, () => bundleNode(ENTRY)));
  for (const bundle of bundles) {
    expect((await import(bundle)).randomId()).toEqual(expect.any(String));
    const folder = dirname(bundle);
    const unfinished = readdirSync(dirname(folder)).filter((name) => name.startsWith(`${basename(folder)}-`));
    expect(unfinished).toEqual([]);
  }
});
