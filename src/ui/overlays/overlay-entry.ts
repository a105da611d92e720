import { afterStep, isStepping, step } from '@/lib/browser/history-steps';

/** An open overlay. */
interface OpenOverlay {
  /** Requests that it close, as Back does. An overlay that must not be closed at present stays open. */
  close(): void;
}

const open: OpenOverlay[] = [];
/** The page's history entry below the overlays' entry. */
let beneath = '';

const entry = () => location.href + JSON.stringify(history.state);
const isCovered = () => (history.state as { covered?: boolean } | null)?.covered === true;

/**
 * Registers an open overlay. While any is open, the history has one additional entry with the same address: Back
 * removes that entry and closes the topmost overlay. There is only one for all overlays, so that the number of steps
 * back is known. Returns the function to call when it has closed.
 */
export function pushOverlayEntry(overlay: OpenOverlay): () => void {
  open.push(overlay);
  syncSoon();
  return () => {
    open.splice(open.indexOf(overlay), 1);
    syncSoon();
  };
}

/** Navigates from the page's own entry: at once, or after the overlays' entry has been removed. */
export function navigateFromPage(navigate: () => void): void {
  afterStep(() => {
    if (isCovered()) quietStep(-1);
    afterStep(navigate);
  });
}

/**
 * Adds or removes the overlays' entry as needed; also after a reload, a step forward, and a change of the address by
 * hand.
 */
export function syncOverlayEntry(): void {
  if (isStepping() || isCovered() === open.length > 0) return;
  if (open.length === 0) quietStep(-1);
  // Return to the entry that Back has just left. Browsers would skip a new one, because the user has not touched the
  // page since.
  else if (entry() === beneath) quietStep(1);
  else {
    beneath = entry();
    history.pushState({ ...history.state, covered: true }, '');
  }
}

/** Delayed, because an overlay that closes while the next one opens needs no step. */
const syncSoon = () => setTimeout(syncOverlayEntry);

function quietStep(by: 1 | -1): void {
  step(by, { quiet: true });
  afterStep(syncSoon);
}

/** Before the router's handler: Back has closed an overlay instead of navigating. */
function onPop(event: PopStateEvent): void {
  const top = open.at(-1);
  if (!top || isStepping() || entry() !== beneath) return;
  top.close();
  syncSoon();
  event.stopImmediatePropagation();
}

if (typeof window !== 'undefined') window.addEventListener('popstate', onPop, { capture: true });
