import type { RunFile } from '../../replay/run-file';
import type { TextFile } from './as-scenario';

/**
 * The run as a browser test for e2e/: it opens the app, imports the run, goes to the page on which the run ended, and
 * expects the same state. The test repeats calls and not clicks, because only calls are recorded.
 */
export function testFileOf(run: RunFile, path: string): TextFile {
  const { header, entries, nowMs, hash } = run;
  const { scenario, seed } = header;
  const until = new Date(nowMs).toISOString();
  const text = `import { expect, test } from './fixtures';

/** What \`sandbox.export()\` wrote on ${until}, ${entries.length} commands after the start. */
const run = {
  kind: ${quoted(run.kind)},
  header: ${JSON.stringify(header)},
  entries: [
${entries.map((entry) => `    ${JSON.stringify(entry)},`).join('\n')}
  ],
  nowMs: ${nowMs},
  hash: ${quoted(hash)},
};

test(${quoted(`${scenario} with seed ${seed}, as recorded until ${until}, comes to the same state`)}, async ({ app, sandbox }) => {
  await app.open('/', { scenario: ${quoted(scenario)}, seed: ${seed} });
  await sandbox.import(run);
  await app.goto(${quoted(path)});
  await sandbox.settled();
  await expect(app.page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  expect(await sandbox.hash()).toBe(${quoted(hash)});
});
`;
  return { fileName: `${scenario}-${hash.slice(0, 6)}.spec.ts`, text };
}

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
