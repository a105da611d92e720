import * as v from 'valibot';
import type { Moment } from '../journal/journal';
import { scenarioFileOf } from '../replay/as-scenario';
import { testFileOf } from '../replay/as-test';
import { historyOf } from '../replay/history';
import { LINK_PARAMETER, writeLink } from '../replay/link/link';
import { loginsByToken } from '../replay/logins';
import { loadInto, readRunFile, runFileOf } from '../replay/run-file';
import { ControlError, type Controlled, steers } from './action';

const instant = v.pipe(v.number(), v.integer());

/** What the input of a presenter was wrong about, as the exchange says it. */
function refusing<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new ControlError(error instanceof Error ? error.message : String(error));
  }
}

function momentOf({ toMs, seq }: { toMs?: number | undefined; seq?: number | undefined }): Moment {
  if (toMs !== undefined && seq === undefined) return { toMs };
  if (seq !== undefined && toMs === undefined) return { seq };
  throw new ControlError('run.rewind: say either toMs, an instant of the run, or seq, the command to go back to');
}

/** The run as a whole: what happened in it, going back, and carrying it elsewhere. */
export const runActions = {
  /** Every command so far, for a timeline. */
  'run.history': steers({}, ({ journal, world }) => ({
    startMs: journal.header.startMs,
    nowMs: world.nowMs,
    entries: historyOf(journal.entries(), world),
  })),
  /** Back to an instant, or to right after a command; what came later is dropped, and the clock stands still. */
  'run.rewind': steers(
    { toMs: v.optional(instant), seq: v.optional(v.pipe(instant, v.minValue(0))) },
    (exchange: Controlled, input) => {
      const moment = momentOf(input);
      refusing(() => exchange.rewind(moment));
      return { now: exchange.world.nowMs, ...exchange.clock, commands: exchange.commands };
    },
  ),
  /** The run as a query for an address: `?` and it, opened elsewhere, lead to the same state. */
  'run.share': steers({}, (exchange) =>
    writeLink(exchange.exportRun(), loginsByToken(exchange.world)).then((link) => ({
      query: `${LINK_PARAMETER}=${link}`,
      bytes: LINK_PARAMETER.length + 1 + link.length,
    })),
  ),
  /** The run as data; `run.import` and `npm run scenario -- run FILE.json` take it. */
  'run.export': steers({}, runFileOf),
  /** Goes on with an exported run, at rest. Refused when it does not replay to the state it says. */
  'run.import': steers({ file: v.unknown() }, (exchange, { file }) => {
    refusing(() => {
      const { build, ...run } = readRunFile(file);
      loadInto(exchange, run, build);
    });
    return { name: exchange.scenario, seed: exchange.seed, now: exchange.world.nowMs, commands: exchange.commands };
  }),
  /** The run as a file for scenarios/, which plays the commands by itself. */
  'run.asScenario': steers({}, scenarioFileOf),
  /** The run as a browser test for e2e/, which ends on the page `path`. */
  'run.asTest': steers({ path: v.optional(v.pipe(v.string(), v.startsWith('/')), '/') }, (exchange, { path }) =>
    testFileOf(runFileOf(exchange), path),
  ),
  /** The session a page that holds `held` goes on with in this run; '' for a visitor. */
  'run.session': steers({ held: v.optional(v.string(), '') }, (exchange, { held }) => ({
    token: exchange.session(held),
  })),
};
