import { dbBenches } from '@sim/testing/db-bench';
import { exchangeBenches } from '@sim/testing/exchange-bench';
import { ledgerBenches } from '@sim/testing/ledger-bench';
import { marketBenches } from '@sim/testing/market-bench';
import { tradingBenches } from '@sim/testing/trading-bench';
import { hostBenches } from './host-sockets';

/**
 * `npm run bench`: medians of the simulation's hot paths, each with its target. The last line is JSON, name to median.
 * `npm run bench -- WORD` runs the benches whose name contains the word, `npm run bench -- --pages` those of the pages
 * (./pages/main.ts), `npm run bench -- --fuzz` sends a host a million malformed requests (./fuzz.ts).
 */
interface Bench {
  readonly name: string;
  readonly unit: string;
  /**
   * The median should not exceed this, in the bench's unit. It is reported but does not fail, because machines differ.
   */
  readonly target: number;
  run(now: () => number): number | Promise<number>;
}

const benches: readonly Bench[] = [
  ...marketBenches,
  ...dbBenches,
  ...ledgerBenches,
  ...exchangeBenches,
  ...tradingBenches,
  ...hostBenches,
];

async function benchSimulation(word: string): Promise<void> {
  const medians: Record<string, number> = {};
  for (const bench of benches) {
    if (!bench.name.includes(word)) continue;
    const median = Number((await bench.run(() => performance.now())).toPrecision(3));
    medians[bench.name] = median;
    const verdict = median <= bench.target ? 'within' : 'OVER';
    console.log(`${verdict.padEnd(6)} ${bench.name.padEnd(60)} ${median} ${bench.unit} (target ${bench.target})`);
  }
  console.log(JSON.stringify(medians));
}

const argument = process.argv[2] ?? '';
const pages = /^--pages(?:=(\d+))?$/.exec(argument);
if (pages) {
  const { benchPages } = await import('./pages/main');
  await benchPages(pages[1] ? Number(pages[1]) : undefined);
  process.exit(0);
}
const fuzzed = /^--fuzz(?:=(\d+))?$/.exec(argument);
if (fuzzed) {
  const { benchFuzz } = await import('./fuzz');
  process.exit((await benchFuzz(fuzzed[1] ? Number(fuzzed[1]) : undefined)) ? 0 : 1);
}
await benchSimulation(argument);
