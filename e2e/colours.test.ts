import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Rules that only phones of some widths or some languages have, each with its condition. */
const CONDITIONAL =
  /@(?:media|container)[^{]*\bmax-width[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}|[^{}]*:lang\([^{}]*\{[^{}]*\}/g;
const COLOURS = /[\s{;](?:color|background(?:-color)?|opacity|filter)\s*:[^;}]*/g;

// e2e/sweep.spec.ts checks contrast in one size and language only.
test('no colour of the app depends on the width of the phone, or on the language', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) =>
    [...readFileSync(`src/${file}`, 'utf8').matchAll(CONDITIONAL)].flatMap(([rule]) =>
      [...rule.matchAll(COLOURS)].map(([declaration]) => `${file}: ${declaration.trim()}`),
    ),
  );
  expect(found).toEqual([]);
});
