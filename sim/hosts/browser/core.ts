import { uniqueName } from '@/lib/unique-name';
import type { ActionResult } from '../../control/sandbox-actions';
import { type FaultBoard, followFaults } from '../../faults/fault-board';
import type { ExchangePort } from '../../port';
import { follow, type Running } from '../../room/running';
import { StartError, type StartReason, unknownScenario } from '../../start-reason';
import type { Standing } from '../port-messages';
import { remotePort } from '../remote-port';
import type { WantedExchange } from './open-exchange';
import { scriptAddress } from './script-address';
import { canShareTabs, tellFrozen } from './tab-channel';
import { tabEnded } from './web-locks';
import workerAddress from './worker?worker&url';
import type { FromWorker, ToWorker } from './worker-messages';

/** A running exchange, in a worker or in this page. */
export interface Core {
  readonly port: ExchangePort;
  /** The state of the exchange when this page connected. The fields below follow its changes from that moment on. */
  readonly standing: Standing;
  readonly running: Running;
  readonly faults: Promise<FaultBoard>;
  /** Calls back every ten seconds, also in a hidden tab when the exchange runs in a worker. */
  onAlive(listener: () => void): void;
  stop(): void;
}

/**
 * Starts the exchange in a worker or, where no worker can be created (file://), in this page. Throws when the wanted
 * scenario does not exist.
 */
export async function startCore(wanted: WantedExchange): Promise<Core> {
  const core = (await startInWorker(wanted)) ?? (await startInPage(wanted));
  const { header } = core.standing;
  const { scenario = header.scenario, seed } = wanted;
  // Another tab already runs the exchange, and this page's address asks for another run. That run then starts for all
  // tabs.
  const isAsked = scenario === header.scenario && (seed ?? header.seed) === header.seed;
  if (isAsked) return core;
  const listed = (await core.port.control('scenario.list', {})) as ActionResult<'scenario.list'>;
  const names = listed.map(({ name }) => name);
  if (!names.includes(scenario)) throw unknownScenario(scenario, names);
  await core.port.control('scenario.start', { name: scenario, ...(seed === undefined ? {} : { seed }) });
  const { token } = (await core.port.control('run.session', {})) as ActionResult<'run.session'>;
  return { ...core, standing: { ...core.standing, beginsWith: token, isNew: true } };
}

/** Subscribes to notices at once. A later subscriber could miss a jump of the clock and keep the time before it. */
const followed = (port: ExchangePort, standing: Standing) => ({
  port,
  standing,
  running: follow({ port, standing }),
  faults: followFaults(port, standing.faults),
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

/** Resolves with null when the worker's script did not load. Rejects with the exchange's own refusals. */
function startInWorker(wanted: WantedExchange): Promise<Core | null> {
  const alive: (() => void)[] = [];
  const shares = canShareTabs() && !wanted.isolate;
  let run = wanted;
  let worker: Worker | null = null;
  let tab = '';
  const port = remotePort((message) => worker?.postMessage(message satisfies ToWorker));
  const end = () => {
    worker?.terminate();
    worker = null;
  };

  return new Promise((resolve, reject) => {
    const receive = (message: FromWorker) => {
      if (message.kind === 'failed') reject(failure(message.message, message.reason));
      else if (message.kind === 'alive') for (const listener of alive) listener();
      else port.receive(message);
    };
    const begin = () => {
      const begun = createWorker();
      worker = begun;
      if (!begun) return resolve(null);
      const name = uniqueName();
      tab = name;
      let isHeard = false;
      begun.addEventListener('error', () => resolve(null), { once: true });
      begun.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
        receive(data);
        if (isHeard || !shares) return;
        isHeard = true;
        // The address decides only how a page starts. A later worker continues whatever run is current.
        run = { ...wanted, scenario: undefined, seed: undefined };
        // The worker holds its lock by now and releases it when it ends. A new worker then answers the open requests.
        const goOn = () => worker === begun && begin();
        // A page that is being left loses its lock requests with a rejection. It must not start another worker.
        void tabEnded(name).then(goOn, () => {});
      });
      begun.postMessage({ kind: 'begin', tab, wanted: run } satisfies ToWorker);
    };
    begin();
    const leaving = new AbortController();
    const { signal } = leaving;
    if (shares) {
      document.addEventListener('freeze', () => tellFrozen(wanted.build, tab), { signal });
      // A page in the back/forward cache is frozen together with its worker, which would stay the leader. So the worker
      // is ended.
      addEventListener('pagehide', ({ persisted }) => persisted && end(), { signal });
      addEventListener('pageshow', ({ persisted }) => persisted && !worker && begin(), { signal });
    }
    void port.standing.then((standing) =>
      resolve({
        ...followed(port, standing),
        onAlive: (listener) => alive.push(listener),
        stop() {
          leaving.abort();
          end();
        },
      }),
    );
  });
}

const failure = (message: string, reason: StartReason | null): Error =>
  reason ? new StartError(reason, message) : new Error(message);

const ALIVE_EVERY_MS = 10_000;

async function startInPage(wanted: WantedExchange): Promise<Core> {
  const { default: openExchange } = await import('./open-exchange');
  const { port } = await openExchange(wanted);
  port.start();
  let alive: ReturnType<typeof setInterval> | undefined;
  return {
    ...followed(port, port.standing),
    onAlive: (listener) => {
      alive = setInterval(listener, ALIVE_EVERY_MS);
    },
    stop: () => {
      clearInterval(alive);
      void port.stop();
    },
  };
}
