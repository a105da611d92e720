/**
 * `npm test`: everything CI runs, cheapest first, stopping at the first failure. `npm test -- unit e2e` runs some.
 */
import { spawnSync } from 'node:child_process';

const npx = (...args) => ['npx', ['--no-install', ...args]];
const STEPS = {
  format: npx('biome', 'ci', '.'),
  types: npx('tsc', '--noEmit'),
  lint: npx('oxlint', '--deny-warnings'),
  boundaries: ['node', ['scripts/check-boundaries.mjs']],
  'dead-code': npx('knip'),
  unit: npx('vitest', 'run'),
  build: ['node', ['scripts/check-builds.mjs']],
  engines: [
    'sh',
    ['-c', 'node scripts/browser.mjs chromium firefox webkit && npx --no-install playwright test -c e2e/engines'],
  ],
  e2e: ['sh', ['-c', 'node scripts/browser.mjs && npx --no-install playwright test']],
};

const wanted = process.argv.slice(2);
for (const name of wanted)
  if (!(name in STEPS)) throw new Error(`no step "${name}"; there are: ${Object.keys(STEPS).join(', ')}`);
const results = [];
for (const [name, [command, args]] of Object.entries(STEPS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const started = Date.now();
  console.log(`\n== ${name}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  results.push(`${status === 0 ? 'ok  ' : 'FAIL'} ${name} ${((Date.now() - started) / 1000).toFixed(1)} s`);
  if (status !== 0) break;
}
const failed = results.filter((line) => line.startsWith('FAIL')).length;
console.log(`\n${results.join('\n')}\n\n${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
