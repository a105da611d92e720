import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { moveTo } from '../control/clock-actions';
import { Exchange } from '../core';
import type { FinishedRun } from '../journal/journal';
import { isRefused } from '../journal/trail';
import { LINK_PARAMETER, readLink } from '../replay/link/link';
import { REPORT_PARAMETER, readReport } from '../replay/link/report-link';
import type { Report } from '../replay/report';
import { loadInto, readRunFile } from '../replay/run-file';
import { DEFAULT_SCENARIO, MAX_SEED } from '../scenarios/default-run';
import { durationMs } from '../scenarios/scenario';
import { SCRIPT_TIMER } from '../scenarios/script-timer';
import { library, scenarioNamed, scenarioNames } from '../scenarios/start/library';

const USAGE = `npm run scenario -- list
npm run scenario -- run WHAT [--seed N] [--for 72h] [--json]
  WHAT       a scenario's name, a scenario's file (.ts), an exported run or a report (.json), or a link (its address or
             query): a shared run, or the scenario and seed that it names
  --seed N   seed of the market; exported runs and links bring their own
  --for 72h  goes on for so long: 90s, 5m, 72h, 3d
  --json     the last line is JSON with the hash of the final state
  --help     prints this`;

/** The command line as it is. Throws an Error with the reason when an option is unknown or has no value. */
const parsed = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: 'string' },
      for: { type: 'string', default: '0s' },
      json: { type: 'boolean', default: false },
    },
  });
type Values = ReturnType<typeof parsed>['values'];

interface CliArguments {
  readonly command: 'list' | 'run';
  readonly what: string;
  readonly values: Values;
}

/** Reads the command line. Throws an Error with the reason and the help when it cannot be understood. */
function readArguments(): CliArguments {
  try {
    const { positionals, values } = parsed();
    const [command, what = DEFAULT_SCENARIO] = positionals;
    if (command !== 'list' && command !== 'run') throw new Error(command ? `no command "${command}"` : 'no command');
    // `list` takes no word after it, and `run` one.
    const further = positionals[command === 'list' ? 1 : 2];
    if (further !== undefined) throw new Error(`"${further}" is a word too many`);
    return { command, what, values };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

function list(): void {
  for (const each of scenarioNames()) {
    const { title, summary } = scenarioNamed(each);
    console.log(`${each.padEnd(24)} ${title.en} — ${summary.en}`);
  }
}

function seedIn({ seed: text }: Values): number | undefined {
  if (text === undefined) return undefined;
  const seed = Number(text);
  if (/^\d+$/.test(text) && seed <= MAX_SEED) return seed;
  throw new Error(`--seed takes a whole number up to ${MAX_SEED}, not ${text}`);
}

/** A new run of a scenario, with the seed of `--seed`, else the scenario's own seed, else 1. */
function begin(name: string, values: Values): Exchange {
  const seed = seedIn(values) ?? scenarioNamed(name).seed ?? 1;
  return Exchange.begin({ scenario: name, seed, build: __BUILD_ID__, realNowMs: Date.now() });
}

/** A run that was made elsewhere, replayed to its end. */
function replayed(run: FinishedRun, values: Values): Exchange {
  if (values.seed !== undefined) throw new Error('--seed is for scenarios: a run brings its own');
  const { scenario, seed, startMs, build } = run.header;
  const exchange = Exchange.begin({ scenario, seed, build: __BUILD_ID__, realNowMs: startMs });
  loadInto(exchange, run, build);
  return exchange;
}

function readText(file: string): string {
  const path = resolve(file);
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as { code?: unknown };
    throw new Error(code === 'ENOENT' ? `no file ${path}` : `${path} cannot be read: ${code}`);
  }
}

async function scenarioFrom(file: string, values: Values): Promise<Exchange> {
  readText(file);
  // npm runs scripts in the project's folder, wherever the file is.
  const alias = { '@': resolve('src'), '@sim': resolve('sim'), '@scenarios': resolve('scenarios') };
  const { module } = await runnerImport<{ default?: unknown }>(resolve(file), { resolve: { alias } }).catch(
    (error: unknown) => {
      throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
    },
  );
  return begin(library.replace(basename(file), module.default).name, values);
}

/** The query parameters in a text: a whole address, its query, or a single `run=…`. */
const queryIn = (text: string) => new URLSearchParams(text.slice(text.indexOf('?') + 1).replace(/#.*$/, ''));

interface Opened {
  readonly exchange: Exchange;
  readonly report?: Report | null;
}

async function opened({ what, values }: CliArguments): Promise<Opened> {
  const query = queryIn(what);
  const link = query.get(LINK_PARAMETER);
  if (link !== null) {
    const linked = await readReport(query.get(REPORT_PARAMETER) ?? '');
    return {
      exchange: replayed({ ...(await readLink(link)), trail: linked?.trail ?? [] }, values),
      report: linked?.report ?? null,
    };
  }
  const named = query.get('scenario');
  const seed = values.seed ?? query.get('seed');
  if (named !== null) return { exchange: begin(named, seed === null ? values : { ...values, seed }) };
  if (what.endsWith('.json')) {
    const { report, ...run } = readRunFile(readText(what));
    return { exchange: replayed(run, values), report };
  }
  return { exchange: what.endsWith('.ts') ? await scenarioFrom(what, values) : begin(what, values) };
}

/** The reported call: its answer in the report, and its answer in this replay. */
function reported({ trail }: Exchange, { note, screen, lang, at, answer }: Report) {
  const about = trail
    .entries()
    .filter(isRefused)
    .find(({ n }) => n === at);
  if (!about) return { note, screen, lang, call: answer?.call ?? null, isAsReported: answer === null };
  const { refusal, text } = about.answer;
  const when = new Date(about.atMs).toISOString();
  return { note, screen, lang, call: answer?.call, at: when, refusal, text, isAsReported: refusal === answer?.refusal };
}

/**
 * Advances the clock by `forMs` virtual milliseconds. Returns the steps of the script that were due and were refused.
 */
function goOn(exchange: Exchange, forMs: number): readonly string[] {
  const { world } = exchange;
  const waiting = world.scheduler.all().filter(({ kind }) => kind === SCRIPT_TIMER);
  const played = new Set<string>();
  world.observe({
    tables: [],
    committed: (cause) => {
      if (cause?.kind === 'timer' && cause.timed.kind === SCRIPT_TIMER) played.add(cause.timed.id);
    },
  });
  moveTo(exchange, exchange.nowMs + forMs);
  return waiting
    .filter(({ atMs, id }) => atMs <= exchange.nowMs && !played.has(id))
    .map(({ atMs, payload }) => {
      const { action } = payload as { readonly action: string };
      return `${action} at ${new Date(atMs).toISOString()} was refused: the scenario's step has not taken place`;
    });
}

/**
 * Plays a scenario or a run without a screen. A run from a file or a link is replayed and must lead to the state hash it
 * contains; then time continues for `--for`. Books that do not balance and steps of a script that were refused are
 * errors.
 */
async function play(args: CliArguments): Promise<void> {
  const { values } = args;
  const forMs = durationMs(values.for);
  const { exchange, report } = await opened(args);
  // Read before time goes on.
  const about = report && reported(exchange, report);
  // In a run with commands, somebody may already have done what a step of the script does.
  const isUntouched = exchange.journal.seq === 0;
  const refused = goOn(exchange, forMs);
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
    ...(about && { report: about }),
  };
  if (!values.json) console.log(`${result.scenario} with seed ${result.seed}, until ${result.now}`);
  if (!values.json && about) console.log(JSON.stringify(about, null, 2));
  console.log(values.json ? JSON.stringify(result) : `hash ${result.hash}`);
  const problems = [...result.faults, ...(isUntouched ? refused : [])];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

async function main(): Promise<void> {
  if (process.argv.includes('--help')) return console.log(USAGE);
  const args = readArguments();
  if (args.command === 'list') return list();
  await play(args);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
