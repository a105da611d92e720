import { quotation } from '../../products/quotes/quotation';
import { loadScenarios } from '../../scenarios/start/library';
import { LocalPort } from '../local-port';
import { type RequestedRun, resumeRun } from '../resume-run';
import type { KnownLeader } from '../tabs/tab-session';
import { type OpenedStore, openStore } from './open-store';

/** `isolate`: an exchange only for this tab, in memory. */
export interface RequestedExchange extends RequestedRun {
  readonly isolate: boolean;
}

export interface Opening {
  /** What this tab knows of the exchange that led before. */
  readonly knownLeader?: KnownLeader;
  /** Called when another exchange has taken over the stored run (LocalPort). */
  readonly isTakenOver?: () => Promise<boolean>;
  /** The store, when the caller has already opened it. */
  readonly opened?: OpenedStore;
}

const NO_KNOWN_LEADER: KnownLeader = { epoch: 0, last: null, scenario: null };

/** Actions that list all scenarios or may switch to another one. */
const NEEDS_ALL = /^(scenario\.(list|problems|start|replace)|run\..*)$/;
const prepare = (action: string) => (NEEDS_ALL.test(action) ? loadScenarios() : null);

/**
 * Opens the exchange in the calling thread: a worker, or the page where workers are missing. Time does not run yet.
 * @throws when the wanted scenario does not exist
 */
export default async function openExchange(
  { isolate, ...requested }: RequestedExchange,
  { knownLeader = NO_KNOWN_LEADER, isTakenOver = async () => false, opened }: Opening = {},
): Promise<{ port: LocalPort; epoch: number }> {
  const place = opened ?? (await openStore(isolate, knownLeader.epoch));
  const known = {
    ...requested,
    ...(knownLeader.scenario && { otherwise: knownLeader.scenario }),
    seen: knownLeader.last,
  };
  const resumed = await resumeRun(known, place.store, isolate ? 'isolated' : 'blocked');
  const { exchange } = resumed;
  // A tab may be open past midnight.
  exchange.realNow = () => Date.now();
  // The first reading of all prices takes long. As a timer it runs after the message `leads`, while the page still
  // loads the app.
  setTimeout(() => quotation(exchange.world));
  return { port: new LocalPort(resumed, { isTakenOver, prepare }), epoch: place.epoch || knownLeader.epoch + 1 };
}
