import * as v from 'valibot';
import { scenarioNamed, scenarioNames } from '../scenarios/library';
import { ControlError, steers } from './action';

const seed = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0x7fffffff)));

/** Which world runs, and whether two are the same. */
export const scenarioActions = {
  'scenario.list': steers({}, () =>
    scenarioNames().map((name) => {
      const { title, summary } = scenarioNamed(name);
      return { name, title, summary };
    }),
  ),
  /** `commands` is the length of the journal: 0 until somebody has done anything. */
  'scenario.current': steers({}, ({ scenario, seed: current, commands }) => ({
    name: scenario,
    seed: current,
    commands,
    signIn: scenarioNamed(scenario).signIn,
  })),
  'scenario.start': steers({ name: v.string(), seed }, (exchange, { name, seed: wanted }) => {
    if (!scenarioNames().includes(name))
      throw new ControlError(`no scenario "${name}"; there are: ${scenarioNames().join(', ')}`);
    exchange.start(name, wanted);
    return { name, seed: exchange.seed, now: exchange.world.nowMs };
  }),
  /** The same scenario and seed from the beginning. */
  'scenario.reset': steers({}, (exchange) => {
    exchange.start(exchange.scenario, exchange.seed);
    return { name: exchange.scenario, seed: exchange.seed, now: exchange.world.nowMs };
  }),
  'state.hash': steers({}, ({ world }) => ({ hash: world.hash(), now: world.nowMs })),
  'state.export': steers({}, (exchange) => exchange.exportRun()),
};
