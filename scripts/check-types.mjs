/**
 * Checks the types of the whole tree. The check also fails if the compiler's work exceeds the number recorded here by a
 * fifth, because one careless type can cause that.
 *
 * A single checker does it: the default of four resolves texts and contract four times, which takes more than twice the
 * time of the processor. Compilers for parts of the tree, which read the declarations of other parts, need half the
 * memory but as much time again for writing and reading the declarations.
 */
import { spawnSync } from 'node:child_process';

/**
 * Type instantiations, measured 2026-11-30. If the number is lower, record it. If it must be higher, say why in the
 * commit.
 */
const RECORDED = 2_957_000;
const MAX = RECORDED * 1.2;

const { stdout, stderr, status } = spawnSync(
  'node_modules/.bin/tsc',
  ['--checkers', '1', '--extendedDiagnostics', '--pretty', 'false'],
  { encoding: 'utf8', maxBuffer: 1e9 },
);
const figure = (name) => Number(new RegExp(`^${name}:\\s+([\\d.]+)`, 'm').exec(stdout)?.[1]);
const instantiations = figure('Instantiations');
if (status !== 0) console.log(/error TS/.test(stdout) ? stdout.split(/^Files:/m)[0] : stdout + stderr);
if (!(instantiations >= 0)) throw new Error('tsc printed no figures; look at its --extendedDiagnostics');
console.log(`${instantiations} instantiations (at most ${MAX})`);
console.log(`${Math.round(figure('Memory used') / 1000)} MB, ${figure('Total time')} s`);
if (instantiations > MAX) console.error('The types have become much more expensive: see --generateTrace.');
process.exit(status === 0 && instantiations <= MAX ? 0 : 1);
