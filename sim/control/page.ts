import type { WireLang } from '@/contract/lang';
import { loadModule } from '@/lib/loading/load-module';
import { isExtraPhone } from '@/lib/sandbox/framing';
import type { ExchangePort } from '../port';
import type { Seen } from '../replay/seen';
import { openStage } from './open-stage';
import { openedReport } from './opened-report';
import { openAddressedRun } from './page-link';
import { addAddressedPerson } from './page-person';
import { tokenOfPhone } from './page-phone';
import { isOtherRun } from './page-run';
import type { Sandbox } from './sandbox';
import type { ActionInput, ActionName, ActionResult, Ask } from './sandbox-actions';
import { createSandbox } from './sandbox-api';
import type { Who } from './sandbox-method';
import { readStage } from './stage-link';

/** What the app does when the session or the run changes. */
export interface PageHooks {
  /** The token that the app has now. */
  token(): string;
  /** Makes the app continue with this token; '' for a visitor. */
  onSession(token: string): void;
  /** The control room calls it after a change of its language, so that the app shows the same language. */
  onLanguage(lang: WireLang): void;
  /** The language of the app. */
  lang(): WireLang;
  /** Resolves when the app has no open requests and everything that has arrived is drawn. */
  settled(): Promise<void>;
  /** Called when everything the app knows of the exchange belongs to another run. */
  onRestart(): void;
  /**
   * Called when the run belongs to another customer. Nothing of the last one may remain in this browser except the
   * language.
   */
  onForget(): void;
  /** Calls back after every change of the token. Returns the function that unsubscribes. */
  onToken(listener: () => void): () => void;
  /**
   * Called when another tab runs the exchange from here on. Events may have been missed; all other knowledge stays
   * valid.
   */
  onMoved(): void;
  /** Called when a customer's holdings or rights have changed without an event. */
  onGiven(): void;
}

/** The facts about a run that decide which session the page continues with (../hosts/port-messages.ts). */
interface ConnectedRun {
  readonly startToken: string | null;
  readonly isNew: boolean;
  /** True when the page only returns to its address, so that the address must not begin its run again. */
  readonly isLoadedAgain: boolean;
}

/** Control actions that change a customer's holdings or rights, as a back office does without the customer's action. */
const CHANGES_HOLDINGS = /^(people\.(grant|deposit)|backOffice\..+)$/;

/** Resolves when the app has taken up the session of the current run. */
let following = Promise.resolve();

const NOBODY = { who: null, issue: null } as const;

/** Real milliseconds. Longer than mock-socket delays a frame, and timers fire in the order of their times. */
const FRAMES_ARRIVE_MS = 8;
const eventsArrived = () => new Promise<void>((resolve) => setTimeout(resolve, FRAMES_ARRIVE_MS));

declare global {
  interface Window {
    /** For testers and presenters; only in the sandbox. */
    sandbox?: Sandbox;
  }
}

/**
 * Puts `window.sandbox` into the page, and connects the page to it: signing in as a persona signs the app in, and
 * another run, whoever started it, brings its own session. `connected` describes the run that the page found.
 */
export async function installSandbox(port: ExchangePort, hooks: PageHooks, connected: ConnectedRun): Promise<Sandbox> {
  const { startToken, isNew, isLoadedAgain } = connected;
  const ask: Ask = <N extends ActionName>(action: N, input: ActionInput<N>) =>
    port.control(action, input) as Promise<ActionResult<N>>;
  // The second phone stays signed in as its person in every run.
  const personOfPhone = isExtraPhone ? readStage(location.search).stage.as : undefined;
  const signInAs = async (who: Who) => {
    const reply = await ask('people.as', { who });
    hooks.onSession(reply.token);
    return reply;
  };
  // Every run has its own sessions, even one that has just begun. Opening another session here would change the state.
  const goOnWithSession = async () => {
    hooks.onSession(
      personOfPhone
        ? await tokenOfPhone(ask, personOfPhone)
        : (await ask('run.session', { held: hooks.token() })).token,
    );
  };

  port.onNotice((notice) => {
    if (notice.kind === 'steered' && CHANGES_HOLDINGS.test(notice.action)) hooks.onGiven();
    // After the branch nothing lies ahead any more. A person who did not exist yet at the moment of the rewind can now
    // be signed in.
    if (notice.kind === 'branched' && personOfPhone && hooks.token() === '')
      following = following.then(goOnWithSession);
    if (notice.kind !== 'run') return;
    // Events of the previous run are received first and then discarded with it. Later they would count as events of the
    // new run.
    const over = eventsArrived();
    following = over.then(goOnWithSession).then(() => {
      if (isOtherRun(notice)) hooks.onForget();
      hooks.onRestart();
    });
  });
  const carry = async (action: string, input: unknown) => {
    if (action === 'people.as') return signInAs((input as ActionInput<'people.as'>).who);
    const result = await port.control(action, await withPage(port, action, input as object, hooks));
    await following;
    if (action === 'run.import') openedReport.set((result as ActionResult<'run.import'>).report);
    return result;
  };
  const settled = () => eventsArrived().then(hooks.settled);
  const sandbox = createSandbox(carry, { settled, show: showScreen });
  const goesOn = isLoadedAgain && !isNew;
  const isAddressed = !goesOn && (await openAddressedRun(port, location.search));
  await following;
  if (!isAddressed) {
    // A run in which a command was already executed keeps its session.
    if (startToken !== null && (isNew || startToken !== hooks.token())) hooks.onSession(startToken);
    if (isNew) hooks.onForget();
  }
  if (!isLoadedAgain || isExtraPhone) {
    // The second phone shows the same run as the first, which has already added the person.
    const { who, issue } = isExtraPhone ? NOBODY : await addAddressedPerson(ask, location.search);
    if (who !== null) await signInAs(who);
    await openStage(
      location.search,
      { ask, signInAs: personOfPhone ? goOnWithSession : signInAs },
      issue ? [issue] : [],
    );
  }
  window.sandbox = sandbox;
  return sandbox;
}

/**
 * Takes the app to a screen of the current run. It waits for the session of a run that has just begun, because a
 * screen's calls with the token of the previous run would lead to login.
 */
export function showScreen(address: string): void {
  void following.then(() => {
    location.hash = address;
  });
}

/** Resolves when the app has taken up the session of the current run. */
export const followed = (): Promise<void> => following;

/** The app's own path: the part of the address after the `#`. */
export const addressOfPage = (): string => location.hash.slice(1) || '/';

const loadTextsSeen = () => import('./page-texts').then((module) => module.default);
export const loadWitness = () => import('./page-witness').then((module) => module.default);

/** The screen, language and texts of the page, once everything that has arrived is drawn. */
export async function seenOn(port: ExchangePort, hooks: Pick<PageHooks, 'settled' | 'lang'>): Promise<Seen> {
  const { paused } = (await port.control('clock.now', {})) as ActionResult<'clock.now'>;
  await eventsArrived();
  await hooks.settled();
  const textsSeen = await loadModule(loadTextsSeen);
  return { screen: addressOfPage(), lang: hooks.lang(), texts: textsSeen(paused) };
}

/** Adds what only the page knows to the input of an action. */
async function withPage(port: ExchangePort, action: string, input: object, hooks: PageHooks): Promise<object> {
  if (action === 'run.asTest' || action === 'run.bookmark') return { seen: await seenOn(port, hooks), ...input };
  if (action !== 'run.report') return input;
  const { pageFacts } = await loadModule(loadWitness);
  return { ...pageFacts(), lang: hooks.lang(), ...input };
}
