import { afterStep, isStepping, step } from '@/lib/history-steps';

/** What lies open over the page. */
interface Cover {
  /** Asks it to close, as Back does. One that must not be closed at present stays. */
  close(): void;
}

const open: Cover[] = [];
/** The page's entry under the one of what is open. */
let beneath = '';

const entry = () => location.href + JSON.stringify(history.state);
const isCovered = () => (history.state as { covered?: boolean } | null)?.covered === true;

/**
 * While anything is open, one entry more lies on the history, of the same address: Back takes that one away, and what
 * is on top closes. However many lie over each other, it is one, so that the way back has a known length.
 * Returns the end: it is closed.
 */
export function coverPage(cover: Cover): () => void {
  open.push(cover);
  settleSoon();
  return () => {
    open.splice(open.indexOf(cover), 1);
    settleSoon();
  };
}

/** Navigates from the page's own entry: at once, or when the one of what is open has been taken away. */
export function fromPageEntry(navigate: () => void): void {
  afterStep(() => {
    if (isCovered()) quietStep(-1);
    afterStep(navigate);
  });
}

/** Brings entry and what is open together; also after a reload, a step forward, and when the address was changed by hand. */
export function settleCover(): void {
  if (isStepping() || isCovered() === open.length > 0) return;
  if (open.length === 0) quietStep(-1);
  // The entry that Back has just left; a new one would be passed over by browsers, for nobody has touched the page since.
  else if (entry() === beneath) quietStep(1);
  else {
    beneath = entry();
    history.pushState({ ...history.state, covered: true }, '');
  }
}

/** One that closes for the next to open needs no step. */
const settleSoon = () => setTimeout(settleCover);

function quietStep(by: 1 | -1): void {
  step(by, { quiet: true });
  afterStep(settleSoon);
}

/** Before the router hears of it: Back has closed something, and led nowhere. */
function onPop(event: PopStateEvent): void {
  const top = open.at(-1);
  if (!top || isStepping() || entry() !== beneath) return;
  top.close();
  settleSoon();
  event.stopImmediatePropagation();
}

if (typeof window !== 'undefined') window.addEventListener('popstate', onPop, { capture: true });
