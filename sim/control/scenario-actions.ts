import * as v from 'valibot';
import { ControlError, type Controlled, steers } from './action';

const seed = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0x7fffffff)));
/** A test's clock stands still until it is moved; a presenter's runs. */
const paused = v.optional(v.boolean(), false);

const started = (exchange: Controlled) => ({
  name: exchange.scenario,
  seed: exchange.seed,
  now: exchange.world.nowMs,
});

/** Begins a run. Throws ControlError when there is no such scenario, or when its file does not hold. */
function start(exchange: Controlled, name: string, wanted: number | undefined, standing: boolean) {
  try {
    exchange.library.named(name);
  } catch (error) {
    throw new ControlError(error instanceof Error ? error.message : String(error));
  }
  exchange.start(name, wanted);
  exchange.setClock({ paused: standing });
  return started(exchange);
}

/** Which world runs, and whether two are the same. */
export const scenarioActions = {
  /** What there is to start, with titles and sentences by language code. */
  'scenario.list': steers({}, ({ library }) => library.list()),
  /** Files that do not hold, and what is wrong with each. */
  'scenario.problems': steers({}, ({ library }) => library.problems()),
  /** `commands` is the length of the journal: 0 until somebody has done anything. */
  'scenario.current': steers({}, ({ scenario, seed: current, commands, library, journal }) => ({
    name: scenario,
    seed: current,
    commands,
    /** Marks the link the run was opened from; '' for any other. */
    link: journal.header.link ?? '',
    signIn: library.named(scenario).signIn,
  })),
  'scenario.start': steers({ name: v.string(), seed, paused }, (exchange, input) =>
    start(exchange, input.name, input.seed, input.paused),
  ),
  /** The same scenario and seed from the beginning. */
  'scenario.reset': steers({ paused }, (exchange, input) =>
    start(exchange, exchange.scenario, exchange.seed, input.paused),
  ),
  /**
   * Another text of a scenario's file, while somebody edits it (development): a run of it begins anew. Throws
   * ControlError with file and field, and leaves everything as it was, when the text does not hold.
   */
  'scenario.replace': steers({ file: v.string(), source: v.unknown() }, (exchange, { file, source }) => {
    let name: string;
    try {
      name = exchange.library.replace(file, source).name;
    } catch (error) {
      throw new ControlError(error instanceof Error ? error.message : String(error));
    }
    const restarted = name === exchange.scenario;
    if (restarted) exchange.start(name, exchange.seed);
    return { name, restarted };
  }),
  'state.hash': steers({}, ({ world }) => ({ hash: world.hash(), now: world.nowMs })),
  'state.export': steers({}, (exchange) => exchange.exportRun()),
};
