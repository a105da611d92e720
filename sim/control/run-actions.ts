import * as v from 'valibot';
import { refusing } from '../control-error';
import type { Moment } from '../journal/journal';
import { LINK_PARAMETER, writeLink } from '../replay/link/link';
import type { Report } from '../replay/report';
import { bookmark, loadInto, readRunFile, runFileOf } from '../replay/run-file';
import { seen } from '../replay/seen';
import { ControlError, type Controlled, steers } from './action';
import { scenarioFileOf } from './export/as-scenario';
import { testFileOf } from './export/as-test';
import { historyOf } from './history';
import { loginsByToken } from './logins';

const instant = v.pipe(v.number(), v.integer());
/** Whether passwords and codes stay as they were typed; by default placeholders replace them. */
const secrets = v.optional(v.boolean(), false);

/** The bookmarks to include. The host adds them, because the exchange does not know them. */
const moments = v.optional(v.array(bookmark), []);

function momentOf({ toMs, seq }: { toMs?: number | undefined; seq?: number | undefined }): Moment {
  if (toMs !== undefined && seq === undefined) return { toMs };
  if (seq !== undefined && toMs === undefined) return { seq };
  throw new ControlError('run.rewind: say either toMs, an instant of the run, or seq, the command to go back to');
}

/** Actions for the run as a whole: its history, rewinding, and sharing it. */
export const runActions = {
  'run.history': steers({}, ({ journal, world }) => ({
    startMs: journal.header.startMs,
    nowMs: world.nowMs,
    entries: historyOf(journal.entries(), world),
  })),
  /** Goes back to an instant, or to right after a command. Later commands are dropped, and the clock is paused. */
  'run.rewind': steers(
    { toMs: v.optional(instant), seq: v.optional(v.pipe(instant, v.minValue(0))) },
    (exchange: Controlled, input) => {
      const moment = momentOf(input);
      refusing(() => exchange.rewind(moment));
      return { now: exchange.world.nowMs, ...exchange.clock, commands: exchange.commands };
    },
  ),
  /**
   * The run as a query: an address with `?` and this query opens the same state, and its named `moments`, in another
   * browser.
   */
  'run.share': steers({ secrets, moments }, (exchange, { moments: named, ...options }) =>
    writeLink(exchange.sharedRun(options), loginsByToken(exchange.world), named).then((link) => ({
      query: `${LINK_PARAMETER}=${link}`,
      bytes: LINK_PARAMETER.length + 1 + link.length,
    })),
  ),
  /** The run as data, for `run.import` and `npm run scenario -- run FILE.json`. */
  'run.export': steers({ secrets }, runFileOf),
  /**
   * Continues an exported run, with the clock paused. Refused when it does not replay to the state hash it contains,
   * unless `check` is false: a test then says itself what has become different.
   */
  'run.import': steers({ file: v.unknown(), check: v.optional(v.boolean(), true) }, (exchange, { file, check }) => {
    let reported = null as Report | null;
    refusing(() => {
      const { build, report, ...run } = readRunFile(file);
      loadInto(exchange, run, build, check);
      reported = report;
    });
    const { scenario: name, seed, commands } = exchange;
    return { name, seed, now: exchange.world.nowMs, commands, report: reported };
  }),
  'run.asScenario': steers({ secrets }, scenarioFileOf),
  /**
   * The run as a browser test for e2e/. It ends on the screen `path` and expects what was seen there and at the named
   * `moments`, and the states and balances that the run has led to.
   */
  'run.asTest': steers(
    {
      path: v.optional(v.pipe(v.string(), v.startsWith('/'))),
      seen: v.optional(seen),
      moments,
      secrets,
    },
    (exchange, { path, seen: shown = { screen: '/', lang: 'en', texts: [] }, moments: named, ...options }) => {
      const ends = path === undefined || path === shown.screen ? shown : { ...shown, screen: path, texts: [] };
      return testFileOf(runFileOf(exchange, options), { ends, moments: named, changed: exchange.sinceStart() });
    },
  ),
  /** The token of the session that a page continues with in this run. `held` is the token it has; '' for a visitor. */
  'run.session': steers({ held: v.optional(v.string(), '') }, (exchange, { held }) => ({
    token: exchange.session(held),
  })),
};
