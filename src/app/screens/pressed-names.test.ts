import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const sources = ['src', 'sim/room'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
    .map((name) => [`${folder}/${name}`, readFileSync(join(root, folder, name), 'utf8')] as const),
);

/** The elements that tell whether they are pressed: their file, their attributes, and all that stands before them. */
const toggles = sources.flatMap(([file, source]) =>
  [...source.matchAll(/<(?:IconButton|Button|button)\b(?:=>|[^<>]|<\w[^<>]*\/>)*>/g)]
    .map((match) => ({ file, tag: match[0], before: source.slice(0, match.index) }))
    .filter(({ tag }) => /\s(?:aria-)?pressed=\{/.test(tag)),
);

/** The expression of a toggle's name; a name kept in a constant is what the constant was last set to. */
function nameOf({ tag, before }: { tag: string; before: string }): string {
  const name = tag.match(/\s(?:aria-)?label=\{([^}]*(?:\{[^{}]*\}[^{}]*)*)\}/)?.[1] ?? '';
  const kept = /^\w+$/.test(name) && [...before.matchAll(new RegExp(`const ${name} =([^;]*);`, 'g'))].at(-1)?.[1];
  return kept || name;
}

test('a toggle keeps its name: “Hide, pressed” would say that it is hidden', () => {
  expect(toggles.length).toBeGreaterThan(10);
  expect(toggles.filter((toggle) => / \? /.test(nameOf(toggle))).map(({ file, tag }) => `${file}: ${tag}`)).toEqual([]);
});
