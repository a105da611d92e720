import { type SetupWorker, setupWorker } from 'msw/browser';
import type { Route } from './handlers';
import { requestHandlers } from './request-handlers';
import { scriptAddress } from './script-address';

export interface Interception {
  /**
   * What answers now. `page`: only fetch and XMLHttpRequest are answered, so uploaded pictures need a `blob:` address.
   */
  readonly mode: 'service-worker' | 'page';
  /** Tells the service worker again that this page answers its calls. Harmless when it already knows. */
  rearm(): void;
  stop(): void;
}

/**
 * A service worker that has not answered after this time (real milliseconds) never will. Requests are answered
 * meanwhile (./bridge.ts).
 */
const START_TIMEOUT_MS = 20_000;

/**
 * Answers this page's requests through MSW's service worker. Without one (plain HTTP on a LAN, file://), or when it
 * does not start (storage switched off), they are answered inside the page.
 */
export default async function startIntercepting(routes: readonly Route[]): Promise<Interception> {
  const handlers = requestHandlers(routes);
  if ('serviceWorker' in navigator && location.protocol !== 'file:' && (await isControllable())) {
    const worker = setupWorker(...handlers);
    try {
      const registration = await withTimeout(start(worker));
      if (registration) storeBuildLater(registration);
      const started = registration?.active ?? null;
      // A later build's service worker may take over, or the page may lose its own. MSW hears only the one it started.
      const isInControl = () => started !== null && navigator.serviceWorker.controller === started;
      const rearm = () => {
        if (isInControl()) started?.postMessage('MOCK_ACTIVATE');
      };
      const stopAnswering = whenAsked(rearm);
      return {
        get mode() {
          return isInControl() ? 'service-worker' : 'page';
        },
        rearm,
        stop() {
          stopAnswering();
          worker.stop();
        },
      };
    } catch {
      // MSW counts as started although starting has failed, and would not patch fetch a second time.
      worker.stop();
    }
  }
  const worker = setupWorker(...handlers);
  await withoutServiceWorker(() => start(worker));
  return { mode: 'page', rearm: () => {}, stop: () => worker.stop() };
}

/**
 * MSW reloads a page that an installed service worker does not control: a page opened while another tab's service
 * worker was starting, or one reloaded past it. So the service worker is asked to take control first, and MSW does not
 * use it unless it has: a reload would lose what was typed meanwhile. Two pages that install it at the same moment may
 * still meet that reload, at their start.
 */
const isControllable = (): Promise<boolean> =>
  withTimeout(untilControlled()).then(
    () => true,
    () => false,
  );

/** Resolves when the installed service worker controls this page, or at once if none is installed. */
async function untilControlled(): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.getRegistration();
  if (!registration || serviceWorker.controller) return;
  await new Promise<void>((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    // A service worker that is still starting takes control by itself.
    registration.active?.postMessage('CLAIM');
  });
}

/**
 * A restarted service worker asks pages whether they answer their calls; this answers. Returns the function that stops
 * it.
 */
function whenAsked(rearm: () => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (data === 'ARM') rearm();
  };
  navigator.serviceWorker.addEventListener('message', hear);
  return () => navigator.serviceWorker.removeEventListener('message', hear);
}

/** Real milliseconds; late enough not to slow down the first screens. */
const STORE_AFTER_MS = 4_000;

/** Makes the service worker copy the build, so that the app opens without a network. */
function storeBuildLater(registration: ServiceWorkerRegistration): void {
  setTimeout(() => registration.active?.postMessage('KEEP_BUILD'), STORE_AFTER_MS);
}

function start(worker: SetupWorker) {
  const address = scriptAddress(`${import.meta.env.BASE_URL}service-worker.js`);
  return worker.start({
    // MSW 2.15 uses the result of this option's `toString`, which would turn a Trusted Types address into plain text.
    serviceWorker: { url: { toString: () => address } as string },
    onUnhandledRequest: 'bypass',
    quiet: true,
  });
}

async function withTimeout<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the service worker does not answer')), START_TIMEOUT_MS);
  });
  return Promise.race([promise, tooLate]).finally(() => clearTimeout(timer));
}

/**
 * MSW 2.15 checks for `serviceWorker` in navigator when it starts, and offers no option. So the property is removed
 * during the check.
 */
async function withoutServiceWorker(work: () => Promise<unknown>): Promise<void> {
  const descriptor = Object.getOwnPropertyDescriptor(Navigator.prototype, 'serviceWorker');
  if (descriptor) Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  try {
    await work();
  } finally {
    if (descriptor) Object.defineProperty(Navigator.prototype, 'serviceWorker', descriptor);
  }
}
