import { forgetDrafts } from './drafts';
import { initialiseFiats } from './fiat';
import { forgetPreferences } from './preferences';
import { queryClient } from './queries/client';
import { siteConfigQuery } from './queries/site';
import { session } from './session';

/**
 * Leaves nothing of the last customer in this browser but the language: another run of the sandbox has begun, and who
 * is signed in there has been said. What every page shows (the list of fiats, name and logo) is filled in again.
 */
export function forgetAll(): void {
  session.forget();
  forgetDrafts();
  forgetPreferences();
  initialiseFiats();
  void queryClient.prefetchQuery(siteConfigQuery);
}
