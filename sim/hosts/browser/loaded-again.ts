import { isReloaded } from '@/lib/browser/is-reloaded';
import { digestOf } from '@/lib/digest';
import { isExtraPhone, isIsolated } from '@/lib/sandbox/framing';

/** Key in this tab's sessionStorage: the run that its address named when it was opened last. */
const OPENED = 'opened-run';
const NAMES_A_RUN = ['scenario', 'seed', 'run', 'person'];

/** Identifies the run that an address names. It is a digest, because links are long and contain typed secrets. */
function runNamed(search: string): string {
  const query = new URLSearchParams(search);
  return digestOf(new TextEncoder().encode(NAMES_A_RUN.map((name) => query.get(name) ?? '').join('&')));
}

/**
 * Records that the address has been opened. The same address loaded again in this tab then does not begin its run
 * again.
 */
export function noteOpened(search: string): void {
  // A frame shares the storage of its tab, whose address is another. An isolated page has no part in it.
  if (isExtraPhone || isIsolated) return;
  try {
    sessionStorage.setItem(OPENED, runNamed(search));
  } catch {
    // Without storage `isLoadedAgain` relies on the browser's navigation type alone.
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
 * Whether the tab only returns to an address that it has already opened: by a reload, by Back, or because the browser
 * had discarded the tab. An address whose opening failed, because its scenario does not exist, does not count.
 */
export function isLoadedAgain(search: string): boolean {
  // Its run has ended with the page before.
  if (isIsolated) return false;
  const wasDiscarded = (document as { wasDiscarded?: boolean }).wasDiscarded === true;
  return (isReloaded() || wasDiscarded) && hasOpened(search);
}
