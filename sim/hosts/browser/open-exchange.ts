import { quotation } from '../../products/quotes/quotation';
import { loadScenarios } from '../../scenarios/start/library';
import { LocalPort } from '../local-port';
import { resumeRun, type WantedRun } from '../resume-run';
import type { Heard } from '../tabs/seat';
import { type OpenedStore, openStore } from './open-store';

/** `isolate`: an exchange only for this tab, in memory. */
export interface WantedExchange extends WantedRun {
  readonly isolate: boolean;
}

export interface Opening {
  /** What this tab knows of the exchange that led before. */
  readonly heard?: Heard;
  /** Called when another exchange has taken over the stored run (LocalPort). */
  readonly isOver?: () => Promise<boolean>;
  /** The store, when the caller has already opened it. */
  readonly opened?: OpenedStore;
}

const NOTHING_HEARD: Heard = { epoch: 0, last: null, scenario: null };

/** Actions that list all scenarios or may switch to another one. */
const NEEDS_ALL = /^(scenario\.(list|problems|start|replace)|run\..*)$/;
const prepare = (action: string) => (NEEDS_ALL.test(action) ? loadScenarios() : null);

/**
 * Opens the exchange in the calling thread: a worker, or the page where workers are missing. Time does not run yet.
 * @throws when the wanted scenario does not exist
 */
export default async function openExchange(
  { isolate, ...wanted }: WantedExchange,
  { heard = NOTHING_HEARD, isOver = async () => false, opened }: Opening = {},
): Promise<{ port: LocalPort; epoch: number }> {
  const place = opened ?? (await openStore(isolate, heard.epoch));
  const known = { ...wanted, ...(heard.scenario && { otherwise: heard.scenario }), seen: heard.last };
  const resumed = await resumeRun(known, place.store, isolate ? 'isolated' : 'blocked');
  const { exchange } = resumed;
  // The first reading of all prices takes long. As a timer it runs after the message `leads`, while the page still
  // loads the app.
  setTimeout(() => quotation(exchange.world));
  return { port: new LocalPort(resumed, { isOver, prepare }), epoch: place.epoch || heard.epoch + 1 };
}
