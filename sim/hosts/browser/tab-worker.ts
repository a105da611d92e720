import { canShareTabs } from '@/lib/browser/can-share-tabs';
import { loadModule } from '@/lib/loading/load-module';
import { errorText } from '../../error-text';
import type { JournalHeader } from '../../journal/journal';
import type { Persistence } from '../../port';
import { QuotedStart } from '../../quoted-start';
import { DEFAULT_SCENARIO, DEFAULT_SEED, todaysStart } from '../../scenarios/default-run';
import { reasonOf } from '../../start-reason';
import { realTime } from '../driver';
import type { FromExchange, ToExchange } from '../port-messages';
import { PreviewResponder } from '../preview-responder';
import { servePort } from '../serve-port';
import { type KnownLeader, TabSession } from '../tabs/tab-session';
import { openSandboxDatabase, type SandboxDatabase } from './database';
import type { RequestedExchange } from './open-exchange';
import { type OpenedStore, openStore } from './open-store';
import { openTabChannel } from './tab-channel';
import { holdTabLock, webTabLocks } from './web-locks';
import type { FromWorker, ToWorker } from './worker-messages';

/**
 * The dedicated worker of a tab (./worker.ts). It either runs the exchange that all tabs share or forwards its page's
 * requests to the worker that runs it. The page starts it with the wanted run. The exchange is much code and is loaded
 * later; a first-time visitor to the default run gets answers from its preview until then.
 */
const ALIVE_EVERY_MS = 10_000;
const LOAD_AGAIN_MS = 2_000;

const NO_KNOWN_LEADER: KnownLeader = { epoch: 0, last: null, scenario: null };

const post = (message: FromWorker) => globalThis.postMessage(message);
const fail = (error: unknown) => post({ kind: 'failed', message: errorText(error), reason: reasonOf(error) });

let receive: (message: ToExchange) => void = () => {};
let preview: PreviewResponder | null = null;
/** The start of a run whose prices were computed before the page asked for it. */
let expected: QuotedStart | null = null;
/** The database, opened while the tab still waits for the lock; null once an exchange has taken it. */
let database: Promise<SandboxDatabase | null> | null = null;

const toPage = (message: FromExchange) => {
  if (message.kind === 'leads') preview = null;
  post(message);
};

async function begin(tab: string, requested: RequestedExchange): Promise<void> {
  setInterval(() => post({ kind: 'alive' }), ALIVE_EVERY_MS);
  if (requested.isolate || !canShareTabs()) return beginAlone(requested);
  database = openSandboxDatabase();
  // Without a lock no other tab would learn when this one ends, so each tab then has its own exchange.
  const isShared = await holdTabLock(tab).then(
    () => true,
    () => false,
  );
  if (isShared) return joinTabs(tab, requested);
  post({ kind: 'alone' });
  await beginAlone(requested);
}

async function beginAlone(requested: RequestedExchange): Promise<void> {
  const { port } = await open(requested);
  const client = servePort(port, toPage);
  receive = client.receive;
  toPage({ kind: 'leads', state: port.state });
  port.start();
}

/** This tab must hold its lock. */
function joinTabs(tab: string, requested: RequestedExchange): void {
  let first = true;
  const tabSession = new TabSession({
    name: tab,
    channel: openTabChannel(requested.build),
    locks: webTabLocks(tab, requested.build),
    time: realTime,
    toPage(message: FromExchange) {
      if (message.kind === 'leads') {
        first = false;
        // Another tab runs the exchange, so this one must not use the database.
        void takeDatabase()?.then((unused) => unused?.close());
      }
      toPage(message);
    },
    // The address decides only how a tab starts. Later the tab continues whatever run is current.
    open: (knownLeader, isTakenOver) =>
      first
        ? open(requested, knownLeader, isTakenOver)
        : open({ ...requested, scenario: undefined, seed: undefined }, knownLeader, isTakenOver),
    onFailure: fail,
  });
  receive = (message) => tabSession.fromPage(message);
  tabSession.join();
}

function takeDatabase(): Promise<SandboxDatabase | null> | null {
  const taken = database;
  database = null;
  return taken;
}

/** The header of the run that a first-time visitor gets without asking for one. */
const expectedHeader = ({ build, realNowMs, otherwise, seed }: RequestedExchange): JournalHeader => ({
  build,
  scenario: DEFAULT_SCENARIO,
  seed: seed ?? otherwise?.seed ?? DEFAULT_SEED,
  startMs: todaysStart(realNowMs),
});

const loadExchange = () => import('./open-exchange').then((module) => module.default);
type OpenExchange = Awaited<ReturnType<typeof loadExchange>>;

/**
 * Loads the exchange's code, again and again until it succeeds: phones lose their connection, and a page that shows the
 * preview would otherwise be stuck.
 */
const untilLoaded = (): Promise<OpenExchange> =>
  loadModule(loadExchange).catch(() => later(LOAD_AGAIN_MS).then(untilLoaded));

let loading: Promise<OpenExchange> | null = null;
const loadOnce = (): Promise<OpenExchange> => {
  loading ??= untilLoaded();
  return loading;
};

const later = (delayMs: number) => new Promise<void>((resolve) => void realTime.after(delayMs, resolve));

async function open(
  requested: RequestedExchange,
  knownLeader: KnownLeader = NO_KNOWN_LEADER,
  isTakenOver?: () => Promise<boolean>,
) {
  const loading = loadOnce();
  const connecting = requested.isolate ? null : (takeDatabase() ?? openSandboxDatabase());
  const opened = await openStore(requested.isolate, knownLeader.epoch, connecting, isTakenOver);
  if (knownLeader.scenario === null) await showPreview(requested, opened);
  const openExchange = await loading;
  try {
    return await openExchange(requested, { knownLeader, opened, ...(isTakenOver ? { isTakenOver } : {}) });
  } catch (error) {
    // The next try uses the same connection.
    database = connecting;
    throw error;
  }
}

/**
 * Shows the preview when no run is stored and no other scenario is wanted. The header of the run is then known before
 * it begins.
 */
async function showPreview(requested: RequestedExchange, { store }: OpenedStore): Promise<void> {
  const { isolate, otherwise, scenario = otherwise?.scenario ?? DEFAULT_SCENARIO } = requested;
  if (scenario !== DEFAULT_SCENARIO) return;
  // When the store cannot be read, the exchange itself reports that.
  const stored = await store?.read().catch(() => undefined);
  if (stored || (store && stored === undefined)) return;
  const persistence: Persistence = store
    ? { kept: true, reason: null, broken: null }
    : { kept: false, reason: isolate ? 'isolated' : 'blocked', broken: null };
  const header = expectedHeader(requested);
  const isExpected = expected?.of.seed === header.seed && expected.of.startMs === header.startMs;
  preview = new PreviewResponder(
    header,
    expected && isExpected ? expected : new QuotedStart(header),
    persistence,
    post,
  );
}

/** Takes a message from the page. */
export function receiveFromPage(message: ToWorker): void {
  if (message.kind === 'begin') begin(message.tab, message.requested).catch(fail);
  else if (preview) preview.receive(message);
  else receive(message);
}

/** Prepares the likely case: a new run with a known start, or, when `start` is null, resuming the stored run. */
function expect(start: QuotedStart | null): void {
  expected = start;
  // A first-time visitor's bandwidth is left for what the page needs first.
  if (!start) void loadOnce().catch(() => {});
}

export default { expect, receiveFromPage };
