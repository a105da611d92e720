import type { Changes } from '../../replay/compare';
import type { FileBookmark, RunFile } from '../../replay/run-file';
import type { Seen } from '../../replay/seen';
import type { TextFile } from './as-scenario';
import { literal, quoted } from './literal';
import { runSource } from './run-source';

/** What the generated test expects. */
export interface Expected {
  /** The screen on which it ended. */
  readonly ends: Seen;
  readonly moments: readonly FileBookmark[];
  /** What the run has changed since its start. */
  readonly changed: Changes;
}

const DEFAULT_LANG = 'en';

/**
 * The run as a browser test for e2e/: it opens the app, imports the run, and expects what was seen: texts at its named
 * moments and on the screen on which it ended, states, balances, and the state as a whole. The test repeats calls and
 * not clicks, because only calls make the state. It imports the run unchecked, so that it says what has become different.
 */
export function testFileOf(run: RunFile, { ends, moments, changed }: Expected): TextFile {
  const { header, entries, nowMs, hash } = run;
  const { scenario, seed } = header;
  const until = new Date(nowMs).toISOString();
  // A test opens the app in one language.
  const stops = moments.filter(({ seen }) => seen && seen.texts.length > 0 && seen.lang === ends.lang);
  const file = stops.length > 0 ? { ...run, bookmarks: moments } : run;
  const text = `import { expect, test } from './fixtures';
${ends.lang === DEFAULT_LANG ? '' : `\ntest.use({ lang: ${quoted(ends.lang)} });\n`}
/** What \`sandbox.export()\` wrote on ${until}, ${entries.length} commands after the start. */
${runSource(file)}

test(${quoted(`${scenario} with seed ${seed}, as recorded until ${until}, comes to what was seen`)}, async ({ app, sandbox }) => {
  await app.open('/', { scenario: ${quoted(scenario)}, seed: ${seed} });
  await sandbox.import(run, { check: false });
${stops.map(stopOf).join('')}${stops.length > 0 ? '  await sandbox.import(run, { check: false });\n' : ''}${screenOf(ends)}
  // What the run has changed since its start.
  const { balances, orders } = await sandbox.compare({ seq: 0 });
  expect(balances).toEqual(${rows(changed.balances)});
  expect(orders.map(({ what, id, who, state }) => [what, id, who, ...state])).toEqual(${rows(
    changed.orders.map(({ what, id, who, state }) => [what, id, who, ...state]),
  )});
  expect(await sandbox.hash()).toBe(${quoted(hash)});
});
`;
  return { fileName: `${scenario}-${hash.slice(0, 6)}.spec.ts`, text };
}

const rows = (list: readonly unknown[]): string =>
  list.length === 0 ? '[]' : `[\n${list.map((one) => `    ${literal(one)},\n`).join('')}  ]`;

/** Goes to a named moment, and expects its screen. */
function stopOf({ name, seq, atMs, seen }: FileBookmark): string {
  const isIt = `one.name === ${quoted(name)} && one.seq === ${seq} && one.atMs === ${atMs}`;
  return `
  // ${JSON.stringify(name)}
  for (const { id } of (await sandbox.bookmarks()).filter((one) => ${isIt})) await sandbox.goTo(id);
${seen ? screenOf(seen) : ''}`;
}

/** Opens a screen and expects its texts. */
function screenOf({ screen, texts }: Seen): string {
  const expected =
    texts.length === 0
      ? "  await expect(app.page.getByRole('heading', { level: 1 }).first()).toBeVisible();\n"
      : `  for (const text of ${literal(texts)})
    await expect(app.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeVisible();\n`;
  return `  await app.goto(${quoted(screen)});\n  await sandbox.settled();\n${expected}`;
}
