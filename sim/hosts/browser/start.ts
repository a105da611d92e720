import type { ClockPort } from '@/lib/clock-port';
import { loadModule } from '@/lib/load-module';
import { installSandbox, type PageHooks } from '../../control/page';
import type mountRoom from '../../control/room/mount';
import { followTours } from '../../control/tour/start-tour';
import { slowChunks } from '../../faults/slow-chunks';
import type { ExchangePort, Persistence } from '../../port';
import type { Core } from './core';
import { openSandboxDatabase } from './database';
import { FileStore } from './file-store';
import { galleryFile } from './gallery-media';
import { sandboxRoutes } from './handlers';
import { interceptLater } from './intercept-later';
import { isLoadedAgain, noteOpened } from './loaded-again';
import { siteOrigin } from './network';

/** The app's backend (src/data/backend.ts), answered by an exchange in this browser. */
export interface SandboxBackend {
  readonly ready: Promise<void>;
  socketTransports(): Promise<unknown[]>;
  assetUrl(path: string): string;
  readonly clock: ClockPort;
  readonly host: string;
  /** Control of the exchange: clock, market, people, scenarios, faults. */
  readonly port: ExchangePort;
  /** Whether the run outlives this browser, as of now; changes come as notices. */
  persistence(): Persistence;
  stop(): void;
}

/**
 * Answers this page's `/api`, `/socket.io` and `/upload` from an exchange that is starting. Resolves when calls can be
 * made. @throws what the exchange's start throws
 */
export async function startSandbox(startingCore: Promise<Core>, hooks: PageHooks): Promise<SandboxBackend> {
  const starting = startSite(startingCore, hooks);
  const interception = interceptLater(sandboxRoutes(starting), starting);
  const { search } = location;
  const isAgain = isLoadedAgain(search);
  const installed = startingCore.then(({ port, standing }) =>
    installSandbox(port, hooks, { ...standing, isLoadedAgain: isAgain }),
  );
  const [site] = await Promise.all([starting, installed]);
  noteOpened(search);
  const { core, port, files } = site;
  const { running } = core;
  const stopArming = keepArmed(interception.rearm, core.onAlive);
  void addControlRoom(running, hooks);
  void followTours(port);
  // Development only: builds have no `hot`, and this goes with it.
  if (import.meta.hot) void import('../../control/dev/live-scenarios').then((dev) => dev.followScenarioFiles(port));
  return {
    ready: Promise.resolve(),
    port,
    clock: running.clock,
    host: siteOrigin(),
    socketTransports: async () => (await site.sockets()).transports,
    assetUrl: (path) => galleryFile(path) ?? (interception.mode === 'page' ? (files.objectUrl(path) ?? path) : path),
    persistence: running.persistence.get,
    stop() {
      stopArming();
      void site.sockets().then(
        (sockets) => sockets.stop(),
        () => {},
      );
      interception.stop();
      core.stop();
    },
  };
}

const loadRoom = () => import('../../control/room/mount').then((module) => module.default);

/** The app comes first: the room is fetched when the browser has nothing else to do, and again when it was not to be had. */
async function addControlRoom(...running: Parameters<typeof mountRoom>): Promise<void> {
  await idle();
  try {
    const mountRoom = await loadModule(loadRoom);
    await mountRoom(...running);
  } catch {
    addEventListener('online', () => void addControlRoom(...running), { once: true });
  }
}

/** Safari has no idle callbacks; there a while has to do. */
function idle(): Promise<void> {
  const AT_MOST_MS = 3_000;
  const A_WHILE_MS = 600;
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: AT_MOST_MS });
    else setTimeout(resolve, A_WHILE_MS);
  });
}

async function startSite(startingCore: Promise<Core>, hooks: PageHooks) {
  // All in memory, because until MSW has taken over a picture has no address but one of the browser's own.
  const files = new FileStore(openSandboxDatabase());
  const loading = files.loadAll();
  const core = await startingCore;
  const { port, standing } = core;
  port.onNotice((notice) => {
    if (notice.kind === 'moved') hooks.onMoved();
    else if (notice.kind === 'run' && notice.change !== 'rewound') void files.beginAnew();
  });
  // In a run that has just begun nobody has sent a picture, and the database is being made by the exchange's thread.
  if (!standing.isNew) await loading;
  // Before anything is answered: a scenario's faults hold from the first call on.
  const faults = await core.faults;
  slowChunks(faults);
  // Prices are shown before they move: what carries them is loaded after what answers.
  const sockets = once(async () => (await loadModule(loadSockets))(port, faults));
  return { core, port, sockets, files, faults };
}

const loadSockets = () => import('./sockets').then((module) => module.default);

/** One result for all who ask; a failure is tried again by the next one. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
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
