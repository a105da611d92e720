import { loadModule } from '@/lib/load-module';
import type { JournalHeader } from '../../journal/journal';
import type { Persistence } from '../../port';
import { QuotedStart } from '../../quoted-start';
import { DEFAULT_SCENARIO, DEFAULT_SEED, todaysStart } from '../../scenarios/default-run';
import { reasonOf } from '../../start-reason';
import { realTime } from '../driver';
import type { FromExchange, ToExchange } from '../port-messages';
import { PreviewSeat } from '../preview-seat';
import { servePort } from '../serve-port';
import { type Heard, Seat } from '../tabs/seat';
import { openSandboxDatabase, type SandboxDatabase } from './database';
import type { WantedExchange } from './open-exchange';
import { type OpenedStore, openStore } from './open-store';
import { canShareTabs, openTabChannel } from './tab-channel';
import { holdTabLock, webTabLocks } from './web-locks';
import type { FromWorker, ToWorker } from './worker-messages';

/**
 * What the dedicated worker of a tab (./worker.ts) does: it runs the exchange that all tabs share, or passes on what its
 * page asks to the worker that does. The page begins it with the run it wants. The exchange is much to load and comes
 * later; who opens the default run for the first time is answered from its preview until then.
 */
const ALIVE_EVERY_MS = 10_000;
const LOAD_AGAIN_MS = 2_000;

const NOTHING_HEARD: Heard = { epoch: 0, last: null, scenario: null };

const post = (message: FromWorker) => globalThis.postMessage(message);
const fail = (error: unknown) =>
  post({ kind: 'failed', message: error instanceof Error ? error.message : String(error), reason: reasonOf(error) });

let receive: (message: ToExchange) => void = () => {};
let preview: PreviewSeat | null = null;
/** A start that was looked at before anyone asked for one. */
let expected: QuotedStart | null = null;
/** The database, which is on its way while the tab still waits for its place; nobody's once somebody leads. */
let database: Promise<SandboxDatabase | null> | null = null;

const toPage = (message: FromExchange) => {
  if (message.kind === 'leads') preview = null;
  post(message);
};

async function begin(tab: string, wanted: WantedExchange): Promise<void> {
  setInterval(() => post({ kind: 'alive' }), ALIVE_EVERY_MS);
  if (wanted.isolate || !canShareTabs()) await beginAlone(wanted);
  else await takeSeat(tab, wanted);
}

async function beginAlone(wanted: WantedExchange): Promise<void> {
  const { port } = await open(wanted);
  const client = servePort(port, toPage);
  receive = client.receive;
  toPage({ kind: 'leads', standing: port.standing });
  port.start();
}

async function takeSeat(tab: string, wanted: WantedExchange): Promise<void> {
  database = openSandboxDatabase();
  await holdTabLock(tab);
  let first = true;
  const seat = new Seat({
    name: tab,
    channel: openTabChannel(wanted.build),
    locks: webTabLocks(tab, wanted.build),
    time: realTime,
    toPage(message: FromExchange) {
      if (message.kind === 'leads') {
        first = false;
        // Another tab runs the exchange: this one keeps its hands off the run.
        void takeDatabase()?.then((unused) => unused?.close());
      }
      toPage(message);
    },
    // The address says with what a tab starts. Later it goes on with whatever there is.
    open: (heard, isOver) =>
      first ? open(wanted, heard, isOver) : open({ ...wanted, scenario: undefined, seed: undefined }, heard, isOver),
    onFailure: fail,
  });
  receive = (message) => seat.fromPage(message);
  seat.take();
}

function takeDatabase(): Promise<SandboxDatabase | null> | null {
  const taken = database;
  database = null;
  return taken;
}

/** The run of somebody who asks for none and is new here. */
const expectedHeader = ({ build, realNowMs, otherwise, seed }: WantedExchange): JournalHeader => ({
  build,
  scenario: DEFAULT_SCENARIO,
  seed: seed ?? otherwise?.seed ?? DEFAULT_SEED,
  startMs: todaysStart(realNowMs),
});

const loadExchange = () => import('./open-exchange').then((module) => module.default);
type OpenExchange = Awaited<ReturnType<typeof loadExchange>>;

/** Phones lose their connection: whoever looks at a preview by then is not to be left with it. */
const untilLoaded = (): Promise<OpenExchange> =>
  loadModule(loadExchange).catch(() => later(LOAD_AGAIN_MS).then(untilLoaded));

let loading: Promise<OpenExchange> | null = null;
const loadOnce = (): Promise<OpenExchange> => {
  loading ??= untilLoaded();
  return loading;
};

const later = (delayMs: number) => new Promise<void>((resolve) => void realTime.after(delayMs, resolve));

async function open(wanted: WantedExchange, heard: Heard = NOTHING_HEARD, isOver?: () => Promise<boolean>) {
  const loading = loadOnce();
  const opened = await openStore(wanted.isolate, heard.epoch, takeDatabase());
  if (heard.scenario === null) await showPreview(wanted, opened);
  const openExchange = await loading;
  return openExchange(wanted, { heard, opened, ...(isOver ? { isOver } : {}) });
}

/** Where nothing is kept and nothing else is asked for, a run is about to begin of which is known how it begins. */
async function showPreview(wanted: WantedExchange, { store }: OpenedStore): Promise<void> {
  const { isolate, otherwise, scenario = otherwise?.scenario ?? DEFAULT_SCENARIO } = wanted;
  if (scenario !== DEFAULT_SCENARIO) return;
  // What cannot be read is told by the exchange.
  const kept = await store?.read().catch(() => undefined);
  if (kept || (store && kept === undefined)) return;
  const persistence: Persistence = store
    ? { kept: true, reason: null, broken: null }
    : { kept: false, reason: isolate ? 'isolated' : 'blocked', broken: null };
  const header = expectedHeader(wanted);
  const isExpected = expected?.of.seed === header.seed && expected.of.startMs === header.startMs;
  preview = new PreviewSeat(header, expected && isExpected ? expected : new QuotedStart(header), persistence, post);
}

/** From the page. */
export function receiveFromPage(message: ToWorker): void {
  if (message.kind === 'begin') begin(message.tab, message.wanted).catch(fail);
  else if (preview) preview.receive(message);
  else receive(message);
}

/** Makes ready for what is likely: a new run, of which the start is known, or going on with a kept one. */
export function expect(start: QuotedStart | null): void {
  expected = start;
  // The line of somebody new is for what the page needs first.
  if (!start) void loadOnce().catch(() => {});
}
