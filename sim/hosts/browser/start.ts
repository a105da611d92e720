import { DESKTOP } from '@/lib/browser/media-query';
import type { ClockPort } from '@/lib/clock/clock-port';
import { loadModule } from '@/lib/loading/load-module';
import { once } from '@/lib/loading/once';
import { onceLoaded } from '@/lib/loading/once-loaded';
import { isEmbedded, isExtraPhone, isIsolated } from '@/lib/sandbox/framing';
import { installSandbox, loadWitness, type PageHooks } from '../../control/page';
import { slowChunks } from '../../faults/slow-chunks';
import type { ExchangePort, Persistence } from '../../port';
import { followTours } from '../../room/tour/start-tour';
import type { Core } from './core';
import { openSandboxDatabase } from './database';
import { FileStore } from './file-store';
import { galleryFile } from './gallery-media';
import { sandboxRoutes } from './handlers';
import { interceptLater } from './intercept-later';
import { isLoadedAgain, noteOpened } from './loaded-again';
import { siteOrigin } from './network';

/** The app's backend (src/data/api/backend.ts), answered by an exchange in this browser. */
export interface SandboxBackend {
  readonly ready: Promise<void>;
  socketTransports(): Promise<unknown[]>;
  assetUrl(path: string): string;
  readonly clock: ClockPort;
  readonly host: string;
  /** Control of the exchange: clock, market, customers, scenarios, faults. */
  readonly port: ExchangePort;
  /** Whether the run is stored, as of now; notices report changes. */
  persistence(): Persistence;
  stop(): void;
}

/**
 * Answers this page's `/api`, `/socket.io` and `/upload` from an exchange that is still starting. Resolves when calls
 * can be made. @throws the errors of the exchange's start
 */
export default async function startSandbox(startingCore: Promise<Core>, hooks: PageHooks): Promise<SandboxBackend> {
  const starting = startSite(startingCore, hooks);
  const interception = interceptLater(sandboxRoutes(starting), starting);
  const { search } = location;
  const isAgain = isLoadedAgain(search);
  const installed = startingCore.then(({ port, state }) =>
    installSandbox(port, hooks, { ...state, isLoadedAgain: isAgain }),
  );
  const [site] = await Promise.all([starting, installed]);
  noteOpened(search);
  const { core, port, files } = site;
  void onceLoaded(loadWitness, ({ witnessPage }) => witnessPage(port, hooks.lang));
  const { running } = core;
  const stopArming = rearmWhenHidden(interception.rearm, core.onAlive);
  if (isEmbedded) {
    // Whoever frames this page may steer it, if the deployment allows (./embed).
    void onceLoaded(loadEmbed, (followEmbedder) => followEmbedder(port, hooks));
  } else if (!isExtraPhone) {
    followDesktop(running);
    // After the app, when the browser is idle.
    void idle().then(() => onceLoaded(loadRoom, (mountRoom) => mountRoom(running, hooks)));
    void followTours(port);
  }
  // Development only: in builds `hot` is undefined, and the bundler removes the import.
  if (import.meta.hot) void import('../../room/dev/live-scenarios').then((dev) => dev.followScenarioFiles(port));
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

/** On a desktop the app stands in a phone, from the first screen on; phones do not load its frame. */
function followDesktop({ clock }: Core['running']): void {
  const desktop = matchMedia(DESKTOP);
  const frame = () => {
    if (desktop.matches) void onceLoaded(loadPhoneFrame, (framePhone) => framePhone(clock));
  };
  desktop.addEventListener('change', frame);
  frame();
}

const loadPhoneFrame = () => import('../../room/stage/phone-frame').then((module) => module.default);
const loadEmbed = () => import('./embed/embed').then((module) => module.default);
const loadRoom = () => import('../../room/mount/mount').then((module) => module.default);

/** Safari has no idle callbacks, so a fixed delay (real milliseconds) replaces them there. */
function idle(): Promise<void> {
  const AT_MOST_MS = 3_000;
  const A_WHILE_MS = 600;
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: AT_MOST_MS });
    else setTimeout(resolve, A_WHILE_MS);
  });
}

async function startSite(startingCore: Promise<Core>, hooks: PageHooks) {
  // All files are read into memory, because until MSW has taken over an uploaded picture needs a `blob:` address.
  const files = new FileStore(isIsolated ? Promise.resolve(null) : openSandboxDatabase());
  const loading = files.loadAll();
  const core = await startingCore;
  const { port, state } = core;
  port.onNotice((notice) => {
    if (notice.kind === 'moved') hooks.onMoved();
    else if (notice.kind === 'run' && notice.change !== 'rewound') void files.reset();
  });
  // In a run that has just begun no picture was uploaded, and the exchange's thread is still creating the database.
  if (!state.isNew) await loading;
  // Before the first answer, because a scenario's faults apply from the first call on.
  const faults = await core.faults;
  slowChunks(faults);
  // The sockets are loaded after everything that answers calls, because prices are shown before they move.
  const sockets = once(async () => (await loadModule(loadSockets))(port, faults));
  return { core, port, sockets, files, faults };
}

const loadSockets = () => import('./sockets').then((module) => module.default);

/**
 * The browser ends a service worker after half a minute without work, and the worker then forgets which pages it
 * serves. MSW's keep-alive is a page timer, which browsers slow down to once a minute in hidden tabs, so that calls go
 * to the network (reported as mswjs/msw#2635). So the exchange's worker wakes it, and every event that wakes a page
 * arms it again.
 */
function rearmWhenHidden(rearm: () => void, onAlive: (listener: () => void) => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  onAlive(rearm);
  document.addEventListener('visibilitychange', rearm, { signal });
  addEventListener('pageshow', rearm, { signal });
  addEventListener('online', rearm, { signal });
  return () => stopping.abort();
}
