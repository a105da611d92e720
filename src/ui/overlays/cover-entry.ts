/** What lies open over the page. */
interface Cover {
  /** Asks it to close, as Back does. One that must not be closed at present stays. */
  close(): void;
}

/** Longer than a browser takes for one step; then what waits for the step goes on without it. */
const STEP_MS = 1000;

const open: Cover[] = [];
/** The page's entry under the one of what is open. */
let beneath = '';
/** A step of this file's is under way; the browser tells when it has been taken. */
let late: ReturnType<typeof setTimeout> | undefined;
let waiting: (() => void)[] = [];

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
  const free = late === undefined;
  if (free && !isCovered()) {
    navigate();
    return;
  }
  waiting.push(navigate);
  if (free) step(-1);
}

/** Brings entry and what is open together; also after a reload, a step forward, and when the address was changed by hand. */
export function settleCover(): void {
  if (late !== undefined || isCovered() === open.length > 0) return;
  if (open.length === 0) step(-1);
  // The entry that Back has just left; a new one would be passed over by browsers, for nobody has touched the page since.
  else if (entry() === beneath) step(1);
  else {
    beneath = entry();
    history.pushState({ ...history.state, covered: true }, '');
  }
}

/** One that closes for the next to open needs no step. */
const settleSoon = () => setTimeout(settleCover);

function step(by: 1 | -1): void {
  late = setTimeout(arrive, STEP_MS);
  history.go(by);
}

function arrive(): void {
  clearTimeout(late);
  late = undefined;
  const steps = waiting;
  waiting = [];
  for (const navigate of steps) fromPageEntry(navigate);
  settleSoon();
}

/** Before the router hears of it: none of these is a navigation. */
function onPop(event: PopStateEvent): void {
  const top = open.at(-1);
  if (late !== undefined) arrive();
  else if (top && entry() === beneath) {
    top.close();
    settleSoon();
  } else return;
  event.stopImmediatePropagation();
}

if (typeof window !== 'undefined') window.addEventListener('popstate', onPop, { capture: true });
