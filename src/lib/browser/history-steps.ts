import { randomId } from '../random-id';

/**
 * Longer than a browser takes for a step. After this time the waiting work goes on without the step. No other wait has
 * this length, by which e2e/fixtures/short-waits.ts leaves it out.
 */
const STEP_MS = 1250;

interface Step {
  /** The step does not change the page, so the router must not notice it. */
  readonly quiet: boolean;
  readonly late: ReturnType<typeof setTimeout>;
}

/** The step that was requested; browsers take it some time later. */
let pendingStep: Step | undefined;
let waiting: (() => void)[] = [];
/**
 * The address entered in the address bar while a step was pending, '' for none. The step itself leaves that address
 * again when it is taken.
 */
let typedAddress = '';

/** Whether a requested step has not been taken yet. */
export const isStepping = (): boolean => pendingStep !== undefined;

/** Steps through the history. Only one step may be pending, so call it inside `afterStep`. */
export function step(by: number, { quiet }: { quiet: boolean }): void {
  pendingStep = { quiet, late: setTimeout(arrive, STEP_MS) };
  history.go(by);
}

/**
 * Runs `act` when no step is pending: at once, or after the pending step. `act` is dropped if another address was
 * entered meanwhile.
 */
export function afterStep(act: () => void): void {
  if (pendingStep) waiting.push(act);
  else act();
}

function arrive(): void {
  clearTimeout(pendingStep?.late);
  pendingStep = undefined;
  const acts = waiting;
  const address = typedAddress;
  waiting = [];
  typedAddress = '';
  if (address === '') for (const act of acts) afterStep(act);
  else if (address !== location.href) location.assign(address);
  // The browser has dropped the step, and the address is current already: only the router must still be notified.
  else dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

/** Handles `popstate` before the router does. */
function onPop(event: PopStateEvent): void {
  // Entries made by the router or by this file have a state; an address entered by hand has none.
  const isTypedAddress = history.state === null;
  // The router has no index for this entry. The key distinguishes it from other entries of the same address.
  if (isTypedAddress) history.replaceState({ idx: null, key: randomId() }, '');
  if (!pendingStep) return;
  if (isTypedAddress) typedAddress = location.href;
  else if (pendingStep.quiet) arrive();
  else {
    clearTimeout(pendingStep.late);
    // Runs after the router has handled the event.
    setTimeout(arrive);
    return;
  }
  event.stopImmediatePropagation();
}

if (typeof window !== 'undefined') window.addEventListener('popstate', onPop, { capture: true });
