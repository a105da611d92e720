import { uniqueName } from './unique-name';

/** Longer than a browser takes to step; then what waits for the step goes on without it. */
const STEP_MS = 1000;

interface Step {
  /** The page stays the same: nobody but this file hears of it. */
  readonly quiet: boolean;
  readonly late: ReturnType<typeof setTimeout>;
}

/** Browsers step some time after they were asked to. */
let underWay: Step | undefined;
let waiting: (() => void)[] = [];
/** The address that somebody has put in meanwhile, '' for none. The step, when it is taken, leaves it again. */
let putIn = '';

/** Whether the browser has yet to take a step that it was asked for. */
export const isStepping = (): boolean => underWay !== undefined;

/** Steps through the history. One at a time: ask `afterStep` first. */
export function step(by: number, { quiet }: { quiet: boolean }): void {
  underWay = { quiet, late: setTimeout(arrive, STEP_MS) };
  history.go(by);
}

/** Does something when no step is under way: at once, or after the one that is. Not if somebody has gone elsewhere by then. */
export function afterStep(act: () => void): void {
  if (underWay) waiting.push(act);
  else act();
}

function arrive(): void {
  clearTimeout(underWay?.late);
  underWay = undefined;
  const acts = waiting;
  const address = putIn;
  waiting = [];
  putIn = '';
  if (address === '') for (const act of acts) afterStep(act);
  else if (address !== location.href) location.assign(address);
  // The browser has given up the step for it.
  else dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

/** Before the router hears of it. */
function onPop(event: PopStateEvent): void {
  // Every other entry has a state, from the router or from here.
  const isPutIn = history.state === null;
  // The router has no number for it. The key tells it from others of the same address.
  if (isPutIn) history.replaceState({ idx: null, key: uniqueName() }, '');
  if (!underWay) return;
  if (isPutIn) putIn = location.href;
  else if (underWay.quiet) arrive();
  else {
    clearTimeout(underWay.late);
    // After the router has heard of it.
    setTimeout(arrive);
    return;
  }
  event.stopImmediatePropagation();
}

if (typeof window !== 'undefined') window.addEventListener('popstate', onPop, { capture: true });
