import { digestOf } from '@/lib/digest';

/** In the tab's own storage: the run that its address named when it was opened last. */
const OPENED = 'opened-run';
const NAMES_A_RUN = ['scenario', 'seed', 'run'];

/** Marks what of an address says which run it opens. A digest: links are long, and hold what was typed. */
function runNamed(search: string): string {
  const query = new URLSearchParams(search);
  return digestOf(new TextEncoder().encode(NAMES_A_RUN.map((name) => query.get(name) ?? '').join('&')));
}

/** The address has been opened: the same one, loaded again in this tab, is no second opening. */
export function noteOpened(search: string): void {
  try {
    sessionStorage.setItem(OPENED, runNamed(search));
  } catch {
    // Then a reload goes by what the browser says of it alone.
  }
}

function hasOpened(search: string): boolean {
  try {
    return sessionStorage.getItem(OPENED) === runNamed(search);
  } catch {
    return true;
  }
}

/**
 * Whether the tab only comes back to an address that it has opened already: by a reload, by Back, or because the
 * browser had put the tab away. An address that did not open, because its scenario does not exist, is asked for again.
 */
export function isLoadedAgain(search: string): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isBack = navigation?.type === 'reload' || navigation?.type === 'back_forward';
  const wasDiscarded = (document as { wasDiscarded?: boolean }).wasDiscarded === true;
  return (isBack || wasDiscarded) && hasOpened(search);
}
