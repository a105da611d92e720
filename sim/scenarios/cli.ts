import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Exchange } from '../core';
import { Journal } from '../journal/journal';
import { DEFAULT_SCENARIO, scenarioNamed, scenarioNames } from './library';
import { durationMs } from './scenario';

/**
 * `npm run scenario -- list` and `npm run scenario -- run NAME --seed N --for 72h --json`: plays a scenario, or a file
 * that `state.export` wrote, without a screen. With --json the last line is JSON with the hash of the final state.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    for: { type: 'string', default: '0s' },
    json: { type: 'boolean', default: false },
  },
});
const [command, name = DEFAULT_SCENARIO] = positionals;

function list(): void {
  for (const each of scenarioNames()) {
    const { title, summary } = scenarioNamed(each);
    console.log(`${each.padEnd(24)} ${title.en} — ${summary.en}`);
  }
}

function play(): void {
  const seed = Number(values.seed);
  if (!Number.isSafeInteger(seed) || seed < 0) throw new Error(`--seed takes a whole number, not ${values.seed}`);
  const exchange = name.endsWith('.json')
    ? Exchange.replay(Journal.fromJSON(JSON.parse(readFileSync(name, 'utf8'))).toJSON())
    : Exchange.begin({ scenario: name, seed, build: __BUILD_ID__, realNowMs: Date.now() });
  exchange.advanceTo(exchange.nowMs + durationMs(values.for));
  const { header, seq } = exchange.journal;
  const result = {
    scenario: header.scenario,
    seed: header.seed,
    build: header.build,
    start: new Date(header.startMs).toISOString(),
    now: new Date(exchange.nowMs).toISOString(),
    commands: seq,
    faults: exchange.world.ledger.checkBooks(),
    hash: exchange.hash(),
  };
  if (!values.json) console.log(`${result.scenario} with seed ${result.seed}, until ${result.now}`);
  console.log(values.json ? JSON.stringify(result) : `hash ${result.hash}`);
}

try {
  if (command === 'list') list();
  else if (command === 'run') play();
  else throw new Error('say "list" or "run NAME --seed N --for 72h --json"');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
