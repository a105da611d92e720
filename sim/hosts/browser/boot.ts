import type { PageHooks } from '../../control/page';
import { type Core, startCore } from './core';
import { isLoadedAgain } from './loaded-again';
import type { SandboxBackend } from './start';
import { wantedByAddress } from './wanted-by-address';

/**
 * The exchange this page's address asks for (`?scenario=…&seed=…`), else the kept run, else the default scenario. It
 * starts when this file has come: builds ask for it in index.html, so that the worker is under way while the phone
 * still reads the app.
 */
const core = startWanted();
// Its failure is startSandbox's to tell, also when it comes before anyone waits for it.
core.catch(() => {});

async function startWanted(): Promise<Core> {
  const { search } = location;
  const wanted = wantedByAddress(search, isLoadedAgain(search));
  return startCore({ ...wanted, build: __BUILD_ID__, realNowMs: Date.now() });
}

const loadStart = () => import('./start');
/** Asked for right away: what the first screen asks can then be asked as soon as the screen stands. */
const loading = loadStart();
loading.catch(() => {});

/** Puts the exchange behind this page. @throws when there is no scenario of that name, or no such seed */
export async function bootSandbox(hooks: PageHooks): Promise<SandboxBackend> {
  const { startSandbox } = await loading.catch(loadStart);
  return startSandbox(core, hooks);
}
