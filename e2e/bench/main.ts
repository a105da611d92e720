import { dbBenchmarks } from '@sim/testing/db-benchmark';
import { exchangeBenchmarks } from '@sim/testing/exchange-benchmark';
import { ledgerBenchmarks } from '@sim/testing/ledger-benchmark';
import { marketBenchmarks } from '@sim/testing/market-benchmark';
import { tradingBenchmarks } from '@sim/testing/trading-benchmark';
import { hostBenchmarks } from './host-sockets';

/**
 * `npm run bench`: medians of the simulation's hot paths, each with its target. The last line is JSON, name to median.
 * `npm run bench -- WORD` runs the benchmarks whose name contains the word, `npm run bench -- --pages` those of the
 * pages (./pages/main.ts), `npm run bench -- --fuzz` sends a host a million malformed requests (./fuzz.ts).
 */
interface Benchmark {
  readonly name: string;
  readonly unit: string;
  /**
   * The median should not exceed this, in `unit`. It is reported but does not fail, because machines differ.
   */
  readonly target: number;
  run(now: () => number): number | Promise<number>;
}

const benchmarks: readonly Benchmark[] = [
  ...marketBenchmarks,
  ...dbBenchmarks,
  ...ledgerBenchmarks,
  ...exchangeBenchmarks,
  ...tradingBenchmarks,
  ...hostBenchmarks,
];

async function benchSimulation(word: string): Promise<void> {
  const medians: Record<string, number> = {};
  for (const benchmark of benchmarks) {
    if (!benchmark.name.includes(word)) continue;
    const median = Number((await benchmark.run(() => performance.now())).toPrecision(3));
    medians[benchmark.name] = median;
    const verdict = median <= benchmark.target ? 'within' : 'OVER';
    console.log(
      `${verdict.padEnd(6)} ${benchmark.name.padEnd(60)} ${median} ${benchmark.unit} (target ${benchmark.target})`,
    );
  }
  if (Object.keys(medians).length === 0) throw new Error(`no benchmark has "${word}" in its name`);
  console.log(JSON.stringify(medians));
}

const argument = process.argv[2] ?? '';
const pages = /^--pages(?:=([1-9]\d*))?$/.exec(argument);
if (pages) {
  const { benchPages } = await import('./pages/main');
  await benchPages(pages[1] ? Number(pages[1]) : undefined);
  process.exit(0);
}
const fuzzed = /^--fuzz(?:=([1-9]\d*))?$/.exec(argument);
if (fuzzed) {
  const { benchFuzz } = await import('./fuzz');
  process.exit((await benchFuzz(fuzzed[1] ? Number(fuzzed[1]) : undefined)) ? 0 : 1);
}
if (argument.startsWith('-'))
  throw new Error(`no option ${argument}; there are --pages, --pages=N, --fuzz and --fuzz=N`);
await benchSimulation(argument);
