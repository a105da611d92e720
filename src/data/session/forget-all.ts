import { siteConfigQuery } from '../content/site';
import { queryClient } from '../queries/client';
import { forgetDrafts } from './drafts';
import { initialiseFiats } from './fiat';
import { forgetPreferences } from './preferences';
import { session } from './session';

/**
 * Removes everything of the last customer from this browser except the language: another run of the sandbox has begun,
 * and its signed-in user is already set. Values that every page shows (the list of fiats, name and logo) are loaded
 * again.
 */
export function forgetAll(): void {
  session.forget();
  forgetDrafts();
  forgetPreferences();
  initialiseFiats();
  void queryClient.prefetchQuery(siteConfigQuery);
}
