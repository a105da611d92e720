/**
 * Checks the types of the whole tree in four parts, each by its own compiler: the app, the simulation, the unit tests,
 * and all other TypeScript (tsconfig.*.json). A later part reads the declarations of the earlier ones instead of their
 * code, so that no compiler holds the whole tree: the four take at most half of the memory that one takes. Each uses a
 * single checker, because the default of four resolves texts and contract four times. The check also fails if the
 * compilers' work exceeds the number recorded here by a fifth, because one careless type can cause that.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';

const PARTS = ['app', 'sim', 'tests', 'tools'];
/**
 * Declarations of earlier parts (`outDir` of tsconfig.app.json). They are written anew each time: with those of the
 * check before, TypeScript 7.0 left some as they were although a file that they depend on had changed.
 */
const DECLARATIONS = 'node_modules/.cache/types';

/**
 * Type instantiations, measured 2026-11-29. If the number is lower, record it. If it must be higher, say why in the
 * commit.
 */
const RECORDED = 5_180_000;
const MAX = RECORDED * 1.2;
/** Memory that a small machine can spare. */
const MAX_MB = 800;

rmSync(DECLARATIONS, { recursive: true, force: true });
const failures = [];
let instantiations = 0;
for (const part of PARTS) {
  const { stdout, stderr, status } = spawnSync(
    'node_modules/.bin/tsc',
    ['-p', `tsconfig.${part}.json`, '--checkers', '1', '--extendedDiagnostics'],
    { encoding: 'utf8', maxBuffer: 1e9 },
  );
  const figure = (name) => Number(new RegExp(`^${name}:\\s+([\\d.]+)`, 'm').exec(stdout)?.[1]);
  const [count, megabytes] = [figure('Instantiations'), Math.round(figure('Memory used') / 1000)];
  console.log(`${part}: ${count} instantiations, ${megabytes} MB, ${figure('Total time')} s`);
  if (status !== 0) console.log(/error TS/.test(stdout) ? stdout.split(/^Files:/m)[0] : stdout + stderr);
  if (!(count >= 0)) throw new Error('tsc printed no figures; look at its --extendedDiagnostics');
  instantiations += count;
  if (status !== 0) failures.push(`${part}: wrong types`);
  if (megabytes > MAX_MB) failures.push(`${part}: more than ${MAX_MB} MB`);
}
console.log(`${instantiations} instantiations (at most ${MAX})`);
if (instantiations > MAX) failures.push('The types have become much more expensive: see --generateTrace.');
for (const failure of failures) console.error(failure);
process.exit(failures.length === 0 ? 0 : 1);
