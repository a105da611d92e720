import { LocalPort } from '../local-port';
import { resumeRun, type WantedRun } from '../resume-run';
import { ownRunStore } from './own-store';

/** The exchange of this tab, running in the calling thread: a worker, or the page where there are none. */
export async function openExchange(wanted: WantedRun): Promise<LocalPort> {
  const store = await ownRunStore();
  const exchange = await resumeRun(wanted, store);
  const port = new LocalPort(exchange, { store });
  port.start();
  return port;
}
