import { type ClockPort, createClock } from '@/lib/clock-port';
import { installSandbox, type PageHooks } from '../../control/page';
import { followFaults } from '../../faults/fault-board';
import { carryEvents } from '../../faults/faulty-events';
import { slowChunks } from '../../faults/slow-chunks';
import type { ExchangePort } from '../../port';
import { serveMockSocket } from '../../realtime/mock-socket-server';
import { EngineServer } from '../../realtime/session-server';
import { sandboxTransports } from '../../realtime/transports';
import type { Persistence } from '../run-keeper';
import type { Core } from './core';
import { openSandboxDatabase } from './database';
import { FileStore } from './file-store';
import { sandboxHandlers } from './handlers';
import { startIntercepting } from './intercept';

/** The app's backend (src/data/backend.ts), answered by an exchange in this browser. */
export interface SandboxBackend {
  readonly ready: Promise<void>;
  readonly socketTransports: unknown[];
  assetUrl(path: string): string;
  readonly clock: ClockPort;
  readonly host: string;
  /** Control of the exchange: clock, market, people, scenarios, faults. */
  readonly port: ExchangePort;
  /** `memory`: another tab keeps the run, or the browser stores nothing; a reload begins anew. */
  readonly persistence: Persistence;
  stop(): void;
}

/**
 * Answers this page's `/api`, `/socket.io` and `/upload` from an exchange that is starting. Resolves when calls can be
 * made. @throws what the exchange's start throws
 */
export async function startSandbox(startingCore: Promise<Core>, hooks: PageHooks): Promise<SandboxBackend> {
  const starting = startSite(startingCore);
  const [site, interception] = await Promise.all([starting, startIntercepting(sandboxHandlers(starting))]);
  const { core, port, files, faults } = site;
  if (interception.mode === 'page') await files.loadAll();
  const stopArming = keepArmed(interception.rearm, core.onAlive);
  const clock = createClock();
  clock.set(core.reading);
  port.onNotice((notice) => {
    if (notice.kind === 'clock') clock.set(notice.reading);
  });
  await installSandbox(port, hooks);
  return {
    ready: Promise.resolve(),
    port,
    clock,
    host: location.origin,
    socketTransports: sandboxTransports(() => faults.refusesWebSockets || !navigator.onLine),
    assetUrl: (path) => (interception.mode === 'page' ? (files.objectUrl(path) ?? path) : path),
    persistence: core.persistence,
    stop() {
      stopArming();
      site.stopSockets();
      interception.stop();
      core.stop();
    },
  };
}

async function startSite(startingCore: Promise<Core>) {
  const [core, database] = await Promise.all([startingCore, openSandboxDatabase()]);
  const { port } = core;
  // Before anything is answered: a scenario's faults hold from the first call on.
  const faults = await followFaults(port);
  slowChunks(faults);
  const engine = new EngineServer({
    opened: (id) => port.socketOpened(id),
    said: (id, event, [argument]) => port.socketSaid(id, event, argument),
    closed: (id) => port.socketClosed(id),
  });
  carryEvents(port, faults, (pushes) => {
    for (const { sockets, event, payload } of pushes) engine.emit(sockets, event, payload);
  });
  faults.dropped.on(() => engine.dropAll());
  return {
    core,
    port,
    engine,
    files: new FileStore(database),
    faults,
    stopSockets: serveMockSocket(engine),
  };
}

/**
 * A service worker ends after half a minute without work and forgets whom it serves; MSW's own keep-alive is a page
 * timer, which browsers slow down to once a minute in hidden tabs, and the app then meets the bare network
 * (reported as mswjs/msw#2635). So the exchange's worker keeps it awake, and whatever wakes a page arms it anew.
 */
function keepArmed(rearm: () => void, onAlive: (listener: () => void) => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  onAlive(rearm);
  document.addEventListener('visibilitychange', rearm, { signal });
  addEventListener('pageshow', rearm, { signal });
  addEventListener('online', rearm, { signal });
  return () => stopping.abort();
}
