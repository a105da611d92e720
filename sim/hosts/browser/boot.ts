import type { PageHooks } from '../../control/page';
import { startCore } from './core';
import type { SandboxBackend } from './start';
import { wantedByAddress } from './wanted-by-address';

/**
 * Starts the exchange this page's address asks for (`?scenario=…&seed=…`), else the kept run, else the default
 * scenario. A file of its own, and a small one: the worker is under way while what answers requests is still being
 * read, which takes a phone a fifth of a second. @throws when there is no scenario of that name
 */
export async function bootSandbox(hooks: PageHooks): Promise<SandboxBackend> {
  const core = startCore({ ...wantedByAddress(location.search), build: __BUILD_ID__, realNowMs: Date.now() });
  // Its failure is startSandbox's to tell, also when it comes before anyone waits for it.
  core.catch(() => {});
  const { startSandbox } = await import('./start');
  return startSandbox(core, hooks);
}
