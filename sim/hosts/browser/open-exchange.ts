import type { Persistence } from '../../port';
import { loadScenarios } from '../../scenarios/library';
import { LocalPort } from '../local-port';
import { resumeRun, type WantedRun } from '../resume-run';
import type { Heard } from '../tabs/seat';
import { TwofoldRunStore } from '../twofold-run-store';
import { openSandboxDatabase } from './database';
import { IdbRunStore } from './idb-run-store';
import { originLogFolder } from './log-folder';

/** `isolate`: an exchange of this tab's own, in memory. */
export interface WantedExchange extends WantedRun {
  readonly isolate: boolean;
}

const NOTHING_HEARD: Heard = { epoch: 0, last: null, scenario: null };

/** What tells of all scenarios, or may lead to another one. */
const NEEDS_ALL = /^(scenario\.(list|problems|start|replace)|run\..*)$/;
const prepare = (action: string) => (NEEDS_ALL.test(action) ? loadScenarios() : null);

/**
 * The exchange, run by the calling thread: a worker, or the page where there are none. `heard` is what is known of the
 * one that led before, `isOver` asked when somebody else keeps the run. Time does not run yet.
 * @throws when the wanted scenario does not exist
 */
export async function openExchange(
  { isolate, ...wanted }: WantedExchange,
  heard: Heard = NOTHING_HEARD,
  isOver: () => Promise<boolean> = async () => false,
): Promise<{ port: LocalPort; epoch: number }> {
  const database = isolate ? null : await openSandboxDatabase();
  const stored = database && new IdbRunStore(database, heard.epoch);
  const folder = originLogFolder();
  const store = stored && folder ? new TwofoldRunStore(stored, folder) : stored;
  const reason: Persistence['reason'] = isolate ? 'isolated' : 'blocked';
  const known = heard.scenario ? { ...wanted, otherwise: heard.scenario } : wanted;
  const resumed = await resumeRun(known, store, reason);
  const { exchange, run } = resumed;
  // Others have seen the exchange at this time; it must not be seen earlier again.
  if (heard.last && heard.last.run === run && heard.last.nowMs > exchange.nowMs) exchange.advanceTo(heard.last.nowMs);
  return { port: new LocalPort(resumed, { isOver, prepare }), epoch: stored?.epoch || heard.epoch + 1 };
}
