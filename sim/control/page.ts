import type { WireLang } from '@/contract/lang';
import type { ExchangePort } from '../port';
import { openAddressedRun } from './page-link';
import type { Sandbox, Who } from './sandbox';
import type { ActionInput, ActionName, ActionResult } from './sandbox-actions';
import { createSandbox } from './sandbox-api';

/** What the page around the exchange does when somebody else signs in, or another run begins. */
export interface PageHooks {
  /** The token the app has now. */
  token(): string;
  /** The token the app goes on with; '' for a visitor. */
  onSession(token: string): void;
  /** The control room reads and the app shows another language from here on. */
  onLanguage(lang: WireLang): void;
  /** Resolves when nothing is under way in the app and what has arrived is drawn. */
  settled(): Promise<void>;
  /** Everything the app knows of the exchange is of another run. */
  onRestart(): void;
  /** The run is of another customer: nothing of the last one may be left in this browser but the language. */
  onForget(): void;
  /** Calls back after every change of it. Returns the unsubscriber. */
  onToken(listener: () => void): () => void;
  /** Another tab runs the exchange from here on: events may have been missed, all else holds. */
  onMoved(): void;
  /** A customer was given or has lost something, and no event tells. */
  onGiven(): void;
}

/** What of a run decides who the page goes on as (../hosts/port-messages.ts). */
interface FoundRun {
  readonly beginsWith: string | null;
  readonly isNew: boolean;
  /** The page only comes back to its address: what that opened was opened before. */
  readonly isLoadedAgain: boolean;
}

/** Control actions that change what customers have or are, as a back office does it behind their backs. */
const GIVES = /^(people\.(grant|deposit)|backOffice\..+)$/;

/** Longer than mock-socket holds a frame back; timers fire in the order of their times. */
const FRAMES_ARRIVE_MS = 8;
const eventsArrived = () => new Promise<void>((resolve) => setTimeout(resolve, FRAMES_ARRIVE_MS));

declare global {
  interface Window {
    /** For testers and presenters; in the sandbox only. */
    sandbox?: Sandbox;
  }
}

/**
 * Puts `window.sandbox` into the page. What concerns the page as well is carried on into it: signing in as a persona
 * signs the app in, and another run, whoever brought it about, comes with who is signed in there. `found` is how the
 * page found the run it begins with.
 */
export async function installSandbox(port: ExchangePort, hooks: PageHooks, found: FoundRun): Promise<Sandbox> {
  const { beginsWith, isNew, isLoadedAgain } = found;
  const ask = <N extends ActionName>(action: N, input: ActionInput<N>) =>
    port.control(action, input) as Promise<ActionResult<N>>;
  const signInAs = async (who: Who) => {
    const reply = await ask('people.as', { who });
    hooks.onSession(reply.token);
    return reply;
  };
  // A run has its sessions, also one that has just begun: another one would be another state.
  const goOnWithSession = async () => {
    const { token } = await ask('run.session', { held: hooks.token() });
    hooks.onSession(token);
  };

  let following = Promise.resolve();
  port.onNotice((notice) => {
    if (notice.kind === 'steered' && GIVES.test(notice.action)) hooks.onGiven();
    if (notice.kind !== 'run') return;
    // What the run before had said is heard, and forgotten with it: later it would be taken for news of this one.
    const over = eventsArrived();
    following = over.then(goOnWithSession).then(() => {
      if (notice.change !== 'rewound') hooks.onForget();
      hooks.onRestart();
    });
  });
  const carry = async (action: string, input: unknown) => {
    if (action === 'people.as') return signInAs((input as ActionInput<'people.as'>).who);
    const result = await port.control(action, action === 'run.asTest' ? { path: here(), ...(input as object) } : input);
    await following;
    return result;
  };
  const settled = () => eventsArrived().then(hooks.settled);
  const sandbox = createSandbox(carry, { settled });
  const goesOn = isLoadedAgain && !isNew;
  const isAddressed = !goesOn && (await openAddressedRun(port, location.search));
  await following;
  if (!isAddressed) {
    // A run in which somebody has done something keeps the session they had.
    if (beginsWith !== null && (isNew || beginsWith !== hooks.token())) hooks.onSession(beginsWith);
    if (isNew) hooks.onForget();
  }
  window.sandbox = sandbox;
  return sandbox;
}

/** The app's own address: what stands behind the `#`. */
const here = (): string => location.hash.slice(1) || '/';
