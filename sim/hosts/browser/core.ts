import type { ExchangePort } from '../../port';
import type { ClockReading } from '../clock-report';
import { remotePort } from '../remote-port';
import type { WantedRun } from '../resume-run';
import type { Persistence } from '../run-keeper';
import type { FromWorker, ToWorker } from './worker-messages';

/** A running exchange, wherever it runs. */
export interface Core {
  readonly port: ExchangePort;
  readonly reading: ClockReading;
  readonly persistence: Persistence;
  /** Calls back now and then, also in a hidden tab where the browser allows it. */
  onAlive(listener: () => void): void;
  stop(): void;
}

/** In a worker or, where none can be made (file://), in this page. Throws when the wanted scenario does not exist. */
export async function startCore(wanted: WantedRun): Promise<Core> {
  const worker = createWorker();
  if (worker) {
    const core = await startInWorker(worker, wanted);
    if (core) return core;
  }
  return startInPage(wanted);
}

function createWorker(): Worker | null {
  try {
    return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}

/** Null when the worker's script did not load; what the exchange itself refuses is thrown. */
function startInWorker(worker: Worker, wanted: WantedRun): Promise<Core | null> {
  const listen = (listener: (message: FromWorker) => void) =>
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => listener(data));
  const post = (message: ToWorker) => worker.postMessage(message);
  return new Promise((resolve, reject) => {
    worker.addEventListener('error', () => resolve(null), { once: true });
    listen((message) => {
      if (message.kind === 'failed') reject(new Error(message.message));
      if (message.kind !== 'begun') return;
      const port = remotePort({
        post,
        listen: (listener) =>
          listen((next) => {
            if (next.kind !== 'begun' && next.kind !== 'failed' && next.kind !== 'alive') listener(next);
          }),
      });
      const { reading, persistence } = message;
      const onAlive = (listener: () => void) => listen((next) => next.kind === 'alive' && listener());
      resolve({ port, reading, persistence, onAlive, stop: () => worker.terminate() });
    });
    post({ kind: 'begin', wanted });
  });
}

const ALIVE_EVERY_MS = 10_000;

async function startInPage(wanted: WantedRun): Promise<Core> {
  const { openExchange } = await import('./open-exchange');
  const port = await openExchange(wanted);
  let alive: ReturnType<typeof setInterval> | undefined;
  return {
    port,
    reading: port.clockReading(),
    persistence: port.persistence,
    onAlive: (listener) => {
      alive = setInterval(listener, ALIVE_EVERY_MS);
    },
    stop: () => {
      clearInterval(alive);
      void port.stop();
    },
  };
}
