import * as v from 'valibot';
import { refusing } from '../control-error';
import { seed } from '../scenarios/scenario';
import { type Controlled, steers } from './action';

/** Tests begin with a paused clock, presenters with a running one. */
const paused = v.optional(v.boolean(), false);

const started = (exchange: Controlled) => ({
  name: exchange.scenario,
  seed: exchange.seed,
  now: exchange.world.nowMs,
  /** The screen on which the scenario shows itself. */
  opens: exchange.library.named(exchange.scenario).opens,
});

/** Begins a run. Throws ControlError when there is no such scenario, or when its file is invalid. */
function start(exchange: Controlled, name: string, wanted: number | undefined, paused: boolean) {
  refusing(() => exchange.library.named(name));
  exchange.start(name, wanted);
  exchange.setClock({ paused });
  return started(exchange);
}

/** Starting scenarios, and comparing states. */
export const scenarioActions = {
  'scenario.list': steers({}, ({ library }) => library.list()),
  /** The invalid scenario files, with their problems. */
  'scenario.problems': steers({}, ({ library }) => library.problems()),
  /** `commands` is the length of the journal: 0 before the first command. */
  'scenario.current': steers({}, ({ scenario, seed: current, commands, library, journal }) => ({
    name: scenario,
    seed: current,
    commands,
    /** Identifies the link from which the run was opened; '' when there was none. */
    link: journal.header.link ?? '',
    signIn: library.named(scenario).signIn,
    opens: library.named(scenario).opens,
  })),
  'scenario.start': steers({ name: v.string(), seed: v.optional(seed), paused }, (exchange, input) =>
    start(exchange, input.name, input.seed, input.paused),
  ),
  /** Begins the same scenario with the same seed again. */
  'scenario.reset': steers({ paused }, (exchange, input) =>
    start(exchange, exchange.scenario, exchange.seed, input.paused),
  ),
  /**
   * Replaces a scenario while its file is being edited (development). When it is the current scenario, the run begins
   * again. Throws ControlError with file and field, and changes nothing, when the new text is invalid.
   */
  'scenario.replace': steers({ file: v.string(), source: v.unknown() }, (exchange, { file, source }) => {
    const { name } = refusing(() => exchange.library.replace(file, source));
    const restarted = name === exchange.scenario;
    if (restarted) exchange.start(name, exchange.seed);
    return { name, restarted };
  }),
  'state.hash': steers({}, ({ world }) => ({ hash: world.hash(), now: world.nowMs })),
  'state.export': steers({}, (exchange) => exchange.sharedRun({ secrets: true })),
};
