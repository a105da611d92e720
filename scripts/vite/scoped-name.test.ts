import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { scopedName } from './scoped-name';
import { buildFiles } from './testing/build-files';
import { shownBy } from './testing/run-script';

const endOf = (name: string | undefined) => /^[\w-]+?_([\w-]{4})$/.exec(name ?? '')?.[1];

test('scripts and style sheets have the same names, and the classes of one file the same suffix', async () => {
  const output = await buildFiles(
    {
      'main.js': `import one from './one/row.module.css'; import two from './two/row.module.css';
        self.shown = [one.row, one['mark-up'], two.row];`,
      'one/row.module.css': '.row { color: red } .mark-up { color: tan }',
      'two/row.module.css': '.row { color: green }',
    },
    () => ({
      css: { modules: { generateScopedName: scopedName } },
      build: { cssCodeSplit: false, rolldownOptions: { input: 'main.js' } },
    }),
  );
  const textOf = (kind: string) => Object.entries(output).find(([name]) => name.endsWith(kind))?.[1] ?? '';
  const names = shownBy(textOf('.js')) as readonly string[];
  for (const [nth, colour] of ['red', 'tan', 'green'].entries())
    expect(textOf('.css')).toContain(`.${names[nth]}{color:${colour}}`);
  const [row, markUp, other] = names.map(endOf);
  expect(row).toBeDefined();
  expect(markUp).toBe(row);
  expect(other).not.toBe(row);
});

test.each(['', '?inline', '?used&lang.module.css'])('a name depends only on the path of the file: %j', (query) => {
  expect(scopedName('row', resolve(`src/ui/row.module.css${query}`))).toBe('row_w5RY');
});

test('no two style sheets share a suffix', () => {
  const sheets = ['src', 'sim'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) =>
      file.endsWith('.module.css') ? [`${folder}/${file}`] : [],
    ),
  );
  expect(sheets.length).toBeGreaterThan(200);
  expect(new Set(sheets.map((file) => scopedName('row', resolve(file)))).size).toBe(sheets.length);
});
