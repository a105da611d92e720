import { loadModule } from '@/lib/loading/load-module';
import type { PageHooks } from '../../control/page';
import { type Core, startCore } from './core';
import { isLoadedAgain } from './loaded-again';
import { requestedByAddress } from './requested-by-address';
import type { SandboxBackend } from './start';

/**
 * The exchange that this page's address asks for (`?scenario=…&seed=…`), else the stored run, else the default
 * scenario. It starts as soon as this file is loaded. Builds request this file in index.html, so that the worker starts
 * while the phone still parses the app.
 */
const core = startWanted();
// startSandbox reports the failure. This catch only prevents an "unhandled rejection" before it is called.
core.catch(() => {});

async function startWanted(): Promise<Core> {
  const { search } = location;
  const requested = requestedByAddress(search, isLoadedAgain(search));
  return startCore({ ...requested, build: __BUILD_ID__, realNowMs: Date.now() });
}

const loadStart = () => import('./start').then((module) => module.default);
/** Loaded right away, so that the calls of the first screen can be answered as soon as the screen is drawn. */
const loading = loadModule(loadStart);
loading.catch(() => {});

/** Connects this page to the exchange. @throws when there is no scenario of that name, or no such seed */
export async function bootSandbox(hooks: PageHooks): Promise<SandboxBackend> {
  const startSandbox = await loading.catch(() => loadModule(loadStart));
  return startSandbox(core, hooks);
}
