import { canShareTabs } from '@/lib/browser/can-share-tabs';
import { randomId } from '@/lib/random-id';
import type { ActionResult } from '../../control/sandbox-actions';
import { type FaultMonitor, monitorFaults } from '../../faults/fault-monitor';
import type { ExchangePort } from '../../port';
import { followExchange, type Running } from '../../room/connection/running';
import { StartError, type StartReason, unknownScenario } from '../../start-reason';
import type { ExchangeState } from '../port-messages';
import { remotePort } from '../remote-port';
import type { RequestedExchange } from './open-exchange';
import { runInstead } from './requested-by-address';
import { scriptAddress } from './script-address';
import { announceFreeze } from './tab-channel';
import { tabEnded } from './web-locks';
import workerAddress from './worker?worker&url';
import type { FromWorker, ToWorker } from './worker-messages';

/** A running exchange, in a worker or in this page. */
export interface Core {
  readonly port: ExchangePort;
  /** The state of the exchange when this page connected. The fields below follow its changes from that moment on. */
  readonly state: ExchangeState;
  readonly running: Running;
  readonly faults: Promise<FaultMonitor>;
  /** Calls back every ten seconds, also in a hidden tab when the exchange runs in a worker. */
  onAlive(listener: () => void): void;
  stop(): void;
}

/**
 * Starts the exchange in a worker or, where no worker can be created (file://), in this page. Throws when the wanted
 * scenario does not exist.
 */
export async function startCore(requested: RequestedExchange): Promise<Core> {
  const core = (await startInWorker(requested)) ?? (await startInPage(requested));
  // Another tab already runs the exchange, and this page's address asks for another run. That run then starts for all
  // tabs.
  const another = runInstead(requested, core.state.header);
  if (!another) return core;
  const listed = (await core.port.control('scenario.list', {})) as ActionResult<'scenario.list'>;
  const names = listed.map(({ name }) => name);
  if (!names.includes(another.name)) throw unknownScenario(another.name, names);
  await core.port.control('scenario.start', another);
  const { token } = (await core.port.control('run.session', {})) as ActionResult<'run.session'>;
  return { ...core, state: { ...core.state, startToken: token, isNew: true } };
}

/** Subscribes to notices at once. A later subscriber could miss a jump of the clock and keep the time before it. */
const connectedParts = (port: ExchangePort, state: ExchangeState) => ({
  port,
  state,
  running: followExchange({ port, state }),
  faults: monitorFaults(port, state.faults),
});

/**
 * The worker that index.html has started before this file was loaded (scripts/vite/early-requests.ts). Only the first
 * caller gets it.
 */
function takeEarlyWorker(): Worker | null {
  const page = globalThis as { exchangeWorker?: Worker & { failed?: true } };
  const { exchangeWorker } = page;
  delete page.exchangeWorker;
  return exchangeWorker?.failed ? null : (exchangeWorker ?? null);
}

function createWorker(): Worker | null {
  const early = takeEarlyWorker();
  if (early) return early;
  try {
    const source = document.getElementById('exchange-worker')?.textContent;
    const address = source ? URL.createObjectURL(new Blob([source], { type: 'text/javascript' })) : workerAddress;
    return new Worker(scriptAddress(address), { type: 'module' });
  } catch {
    return null;
  }
}

/** Real milliseconds between two workers of a page, when the first of them could not open the exchange. */
const BEGIN_AGAIN_MS = 2_000;

/** Resolves with null when the worker's script did not load. Rejects with the exchange's own refusals. */
function startInWorker(requested: RequestedExchange): Promise<Core | null> {
  const alive: (() => void)[] = [];
  let shares = canShareTabs() && !requested.isolate;
  let run = requested;
  let worker: Worker | null = null;
  let tab = '';
  let isConnected = false;
  const port = remotePort((message) => worker?.postMessage(message satisfies ToWorker));
  const end = () => {
    worker?.terminate();
    worker = null;
  };

  return new Promise((resolve, reject) => {
    const receive = (message: FromWorker) => {
      if (message.kind === 'failed' && isConnected) beginLater();
      else if (message.kind === 'failed') reject(failure(message.message, message.reason));
      else if (message.kind === 'alive') for (const listener of alive) listener();
      else if (message.kind === 'alone') shares = false;
      else port.receive(message);
    };
    const begin = () => {
      const begun = createWorker();
      worker = begun;
      if (!begun) return resolve(null);
      const name = randomId();
      tab = name;
      let hasMessage = false;
      begun.addEventListener('error', () => resolve(null), { once: true });
      begun.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
        receive(data);
        if (hasMessage || !shares) return;
        hasMessage = true;
        // The address decides only how a page starts. A later worker continues whatever run is current.
        run = { ...requested, scenario: undefined, seed: undefined };
        // The worker holds its lock by now and releases it when it ends. A new worker then answers the open requests.
        const restart = () => worker === begun && begin();
        // A page that is being left loses its lock requests with a rejection. It must not start another worker.
        void tabEnded(name).then(restart, () => {});
      });
      begun.postMessage({ kind: 'begin', tab, requested: run } satisfies ToWorker);
    };
    const leaving = new AbortController();
    const { signal } = leaving;
    // The page is in use and its requests wait, so a later worker that cannot open is not the end, as the first one is.
    const beginLater = () => {
      end();
      setTimeout(() => {
        if (!worker && !signal.aborted) begin();
      }, BEGIN_AGAIN_MS);
    };
    begin();
    if (shares) {
      document.addEventListener('freeze', () => announceFreeze(requested.build, tab), { signal });
      // A page in the back/forward cache is frozen together with its worker, which would stay the leader. So the worker
      // is ended, unless its exchange is for this tab alone: its run may be stored nowhere.
      addEventListener('pagehide', ({ persisted }) => persisted && shares && end(), { signal });
      addEventListener('pageshow', ({ persisted }) => persisted && !worker && begin(), { signal });
    }
    void port.state.then((state) => {
      isConnected = true;
      resolve({
        ...connectedParts(port, state),
        onAlive: (listener) => alive.push(listener),
        stop() {
          leaving.abort();
          end();
        },
      });
    });
  });
}

const failure = (message: string, reason: StartReason | null): Error =>
  reason ? new StartError(reason, message) : new Error(message);

const ALIVE_EVERY_MS = 10_000;

async function startInPage(requested: RequestedExchange): Promise<Core> {
  const { default: openExchange } = await import('./open-exchange');
  const { port } = await openExchange(requested);
  port.start();
  let alive: ReturnType<typeof setInterval> | undefined;
  return {
    ...connectedParts(port, port.state),
    onAlive: (listener) => {
      alive = setInterval(listener, ALIVE_EVERY_MS);
    },
    stop: () => {
      clearInterval(alive);
      void port.stop();
    },
  };
}
