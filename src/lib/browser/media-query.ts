import { useSyncExternalStore } from 'react';

/**
 * From this size on the app has a phone-sized column, with space for tools beside it (src/app/base.css). The largest
 * phones are as wide when they are held sideways, but not as high.
 */
export const DESKTOP = '(min-width: 900px) and (min-height: 500px)';

/** Whether the window matches a query. Renders again when that changes. */
export function useMatches(query: MediaQueryList): boolean {
  return useSyncExternalStore(
    (changed) => {
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => query.matches,
  );
}
