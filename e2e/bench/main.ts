import { dbBenchmarks } from '@sim/testing/db-benchmark';
import { exchangeBenchmarks } from '@sim/testing/exchange-benchmark';
import { ledgerBenchmarks } from '@sim/testing/ledger-benchmark';
import { marketBenchmarks } from '@sim/testing/market-benchmark';
import { tradingBenchmarks } from '@sim/testing/trading-benchmark';
import { readArgument, USAGE } from './argument';
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

async function benchSimulation(names: readonly string[]): Promise<void> {
  const medians: Record<string, number> = {};
  for (const benchmark of benchmarks) {
    if (!names.includes(benchmark.name)) continue;
    const median = Number((await benchmark.run(() => performance.now())).toPrecision(3));
    medians[benchmark.name] = median;
    const verdict = median <= benchmark.target ? 'within' : 'OVER';
    console.log(
      `${verdict.padEnd(6)} ${benchmark.name.padEnd(60)} ${median} ${benchmark.unit} (target ${benchmark.target})`,
    );
  }
  console.log(JSON.stringify(medians));
}

async function main(): Promise<void> {
  const names = benchmarks.map(({ name }) => name);
  const asked = readArgument(process.argv[2] ?? '', names);
  if (asked.kind === 'help') console.log(USAGE);
  else if (asked.kind === 'names') await benchSimulation(asked.names);
  else if (asked.kind === 'pages') {
    const { benchPages } = await import('./pages/main');
    await benchPages(asked.count);
    process.exit(0);
  } else {
    const { benchFuzz } = await import('./fuzz');
    process.exit((await benchFuzz(asked.count)) ? 0 : 1);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
