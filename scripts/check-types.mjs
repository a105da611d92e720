/**
 * Types of the whole tree by one checker: four of them (the default) resolve texts and contract four times. It also
 * fails when the compiler's work grows by a fifth over what is recorded here, because that is one careless type away.
 */
import { spawnSync } from 'node:child_process';

/** Type instantiations, measured 2026-11-23. Record less when it is less; when it must be more, say why in the commit. */
const RECORDED = 3_300_000;
const MAX = RECORDED * 1.2;

const { stdout, stderr, status } = spawnSync(
  'npx',
  ['--no-install', 'tsc', '--noEmit', '--checkers', '1', '--extendedDiagnostics'],
  { encoding: 'utf8', maxBuffer: 1e9 },
);
const figure = (name) => Number(new RegExp(`^${name}:\\s+([\\d.]+)`, 'm').exec(stdout)?.[1]);
const instantiations = figure('Instantiations');
const errors = stdout.split('\n').filter((line) => line.includes('error TS'));
console.log(status === 0 ? '' : errors.length > 0 ? stdout.split(/^Files:/m)[0] : stdout + stderr);
console.log(
  `${instantiations} instantiations (at most ${MAX}), ${Math.round(figure('Memory used') / 1000)} MB, ${figure('Total time')} s`,
);
if (!(instantiations > 0)) throw new Error('tsc printed no figures; look at its --extendedDiagnostics');
if (instantiations > MAX) console.error('The types have become much more expensive: see --generateTrace.');
process.exit(status === 0 && instantiations <= MAX ? 0 : 1);
