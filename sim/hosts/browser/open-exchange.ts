import { quotation } from '../../products/quotes/quotation';
import { loadScenarios } from '../../scenarios/library';
import { LocalPort } from '../local-port';
import { resumeRun, type WantedRun } from '../resume-run';
import type { Heard } from '../tabs/seat';
import { type OpenedStore, openStore } from './open-store';

/** `isolate`: an exchange of this tab's own, in memory. */
export interface WantedExchange extends WantedRun {
  readonly isolate: boolean;
}

export interface Opening {
  /** What is known of the exchange that led before. */
  readonly heard?: Heard;
  /** Asked when somebody else keeps the run. */
  readonly isOver?: () => Promise<boolean>;
  /** Where the run is kept, for who has looked there already. */
  readonly opened?: OpenedStore;
}

const NOTHING_HEARD: Heard = { epoch: 0, last: null, scenario: null };

/** What tells of all scenarios, or may lead to another one. */
const NEEDS_ALL = /^(scenario\.(list|problems|start|replace)|run\..*)$/;
const prepare = (action: string) => (NEEDS_ALL.test(action) ? loadScenarios() : null);

/**
 * The exchange, run by the calling thread: a worker, or the page where there are none. Time does not run yet.
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
  // Takes long the first time. Whoever opens this is told first that it leads; a page then still reads the app.
  setTimeout(() => quotation(exchange.world));
  return { port: new LocalPort(resumed, { isOver, prepare }), epoch: place.epoch || heard.epoch + 1 };
}
