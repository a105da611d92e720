import { http, type RequestHandler } from 'msw';
import { type SetupWorker, setupWorker } from 'msw/browser';
import { type Route, routeOf } from './handlers';
import { scriptAddress } from './script-address';

export interface Interception {
  /** `page`: fetch and XMLHttpRequest only; pictures of the server need another address. */
  readonly mode: 'service-worker' | 'page';
  /** Tells the service worker again that this page is served by it; harmless when it knows. */
  rearm(): void;
  stop(): void;
}

/** A service worker that has not answered by then will not; requests are answered meanwhile (./bridge.ts). */
const START_TIMEOUT_MS = 20_000;

/**
 * Answers this page's requests through MSW's service worker or, where there is none (plain HTTP on a LAN, file://) or
 * it does not start (storage switched off), inside the page.
 */
export default async function startIntercepting(routes: readonly Route[]): Promise<Interception> {
  const handlers = routes.map(handlerOf);
  if ('serviceWorker' in navigator && location.protocol !== 'file:') {
    const worker = setupWorker(...handlers);
    try {
      await untilControlled();
      const registration = await withTimeout(start(worker));
      if (registration) keepBuildSoon(registration);
      const rearm = () => registration?.active?.postMessage('MOCK_ACTIVATE');
      const stopAnswering = whenAsked(rearm);
      return {
        mode: 'service-worker',
        rearm,
        stop() {
          stopAnswering();
          worker.stop();
        },
      };
    } catch {
      // MSW counts as started although it has failed, and would not patch fetch a second time.
      worker.stop();
    }
  }
  const worker = setupWorker(...handlers);
  await withoutServiceWorker(() => start(worker));
  return { mode: 'page', rearm: () => {}, stop: () => worker.stop() };
}

/** How long a service worker that is there may take to take over a page. */
const CONTROL_TIMEOUT_MS = 3_000;

/**
 * MSW reloads a page that an installed service worker does not control: one that came while another tab's was starting,
 * or was reloaded past it. So it is asked to take over first, which loses nothing.
 */
async function untilControlled(): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.getRegistration();
  if (!registration || serviceWorker.controller) return;
  await new Promise<void>((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, CONTROL_TIMEOUT_MS);
    // One that is only starting does so by itself.
    registration.active?.postMessage('CLAIM');
  });
}

/** A service worker that was ended asks pages whether it passes on their calls. Returns the stop. */
function whenAsked(rearm: () => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (data === 'ARM') rearm();
  };
  navigator.serviceWorker.addEventListener('message', hear);
  return () => navigator.serviceWorker.removeEventListener('message', hear);
}

/** So late that it takes nothing from the pages that are opened first. */
const KEEP_AFTER_MS = 4_000;

/** Has the service worker keep a copy of the build, which then opens without a network. */
function keepBuildSoon(registration: ServiceWorkerRegistration): void {
  setTimeout(() => registration.active?.postMessage('KEEP_BUILD'), KEEP_AFTER_MS);
}

const handlerOf = (route: Route): RequestHandler =>
  http.all(
    ({ request }) => routeOf([route], request) !== null,
    ({ request }) => route.answer(request),
  );

function start(worker: SetupWorker) {
  const address = scriptAddress(`${import.meta.env.BASE_URL}service-worker.js`);
  return worker.start({
    // MSW 2.15 takes what this option's `toString` gives, and so would have made a text of the address.
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
 * MSW 2.15 chooses by looking for `serviceWorker` in navigator when it starts, and offers no option. So the property
 * is away while it looks.
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
