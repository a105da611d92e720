/**
 * `npm test`: every step of CI, cheapest first, stopping at the first failure. The checks without a browser run two at
 * a time, and missing browsers are installed meanwhile. `npm test -- unit e2e` runs some of the steps. `npm test --
 * quick` is for use before a commit: those checks, the unit tests of what changed since the last commit with a tenth of
 * the random commands, and ten journeys.
 */
import { spawn } from 'node:child_process';

const npx = (...args) => ['npx', ['--no-install', ...args]];
const shell = (line) => ['sh', ['-c', line]];

const STEPS = {
  browsers: ['node', ['scripts/browser.mjs', 'chromium', 'firefox', 'webkit']],
  // First of the steps that run in pairs, because it takes as long as the four after it.
  types: ['node', ['scripts/check-types.mjs']],
  format: npx('biome', 'ci', '.'),
  lint: npx('oxlint', '--deny-warnings'),
  boundaries: ['node', ['scripts/check-boundaries.mjs']],
  'dead-code': npx('knip'),
  unit: npx('vitest', 'run'),
  // Reports what the unit tests have just proved of each call and event.
  matrix: ['node', ['scripts/run-node.mjs', 'sim/matrix/main.ts']],
  build: ['node', ['scripts/check-builds.mjs']],
  engines: shell('node scripts/browser.mjs firefox webkit && npx --no-install playwright test -c e2e/engines'),
  e2e: shell('node scripts/browser.mjs && npx --no-install playwright test'),
};

/**
 * Steps without output files or shared resources. Two of them run at a time, and their output is printed when they have
 * ended.
 */
const QUIET = new Set(['types', 'format', 'lint', 'boundaries', 'dead-code']);

/** Steps that wait until the browsers are installed. */
const IN_BROWSERS = new Set(['engines', 'e2e']);

const QUICK_STEPS = {
  ...Object.fromEntries(Object.entries(STEPS).filter(([name]) => QUIET.has(name))),
  changed: npx('vitest', 'run', '--changed', '--passWithNoTests'),
  smoke: shell(
    'npx --no-install vite build --mode sandbox --logLevel warn && node scripts/browser.mjs && ' +
      'npx --no-install playwright test --project=sandbox --grep @smoke --workers=2 --reporter=line',
  ),
};

const wanted = process.argv.slice(2);
const isQuick = wanted[0] === 'quick';
if (isQuick) process.env.EFFORT ??= '0.1';
const steps = isQuick ? QUICK_STEPS : STEPS;
const unknown = wanted.slice(isQuick ? 1 : 0).find((name) => !(name in steps));
if (unknown) throw new Error(`no step "${unknown}"; there are: quick, ${Object.keys(STEPS).join(', ')}`);

/** Resolves to the output of a step, and whether it passed. */
function run([name, [command, args]], isBeside) {
  const started = Date.now();
  if (!isBeside) console.log(`\n== ${name}`);
  const child = spawn(command, args, { stdio: isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  return new Promise((resolve) =>
    child.on('close', (status) => {
      if (isBeside) console.log(`\n== ${name}\n${output.trimEnd()}`);
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      resolve({ passed: status === 0, line: `${status === 0 ? 'ok  ' : 'FAIL'} ${name} ${seconds} s` });
    }),
  );
}

const results = [];
const remaining = Object.entries(steps).filter(([name]) => isQuick || wanted.length === 0 || wanted.includes(name));
const several = async (queue) => {
  for (let step = queue.shift(); step; step = queue.shift()) results.push(await run(step, true));
};
const installing = several(remaining.filter(([name]) => name === 'browsers'));
const checks = remaining.filter(([name]) => QUIET.has(name));
await Promise.all([several(checks), several(checks)]);
for (const step of remaining.filter(([name]) => name !== 'browsers' && !QUIET.has(name))) {
  if (IN_BROWSERS.has(step[0])) await installing;
  if (results.some(({ passed }) => !passed)) break;
  results.push(await run(step, false));
}
await installing;
const failed = results.filter(({ passed }) => !passed).length;
console.log(`\n${results.map(({ line }) => line).join('\n')}\n\n${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
