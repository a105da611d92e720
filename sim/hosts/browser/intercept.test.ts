import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import startIntercepting from './intercept';

const begun = vi.hoisted(() => [] as boolean[]);
vi.mock('msw/browser', () => ({
  setupWorker: () => ({
    start: async () => {
      begun.push('serviceWorker' in navigator);
      return { active: null };
    },
    stop() {},
  }),
}));
vi.mock('./script-address', () => ({ scriptAddress: (path: string) => path }));

/** A browser whose installed service worker controls the page once it was asked to, if it `obeys`. */
function browserWith({ obeys }: { obeys: boolean }) {
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: null as object | null,
    getRegistration: async () => ({
      active: {
        postMessage() {
          if (!obeys) return;
          serviceWorker.controller = {};
          serviceWorker.dispatchEvent(new Event('controllerchange'));
        },
      },
    }),
  });
  class Navigator {
    get serviceWorker() {
      return serviceWorker;
    }
  }
  vi.stubGlobal('Navigator', Navigator);
  vi.stubGlobal('navigator', new Navigator());
  vi.stubGlobal('location', { protocol: 'http:' });
}

beforeEach(() => {
  begun.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([
  ['takes control: MSW uses it', true, [true]],
  // MSW would reload the page.
  ['does not take control: MSW answers inside the page', false, [false]],
])('an installed service worker that %s', async (_what, obeys, usesIt) => {
  browserWith({ obeys });
  const starting = startIntercepting([]);
  await vi.advanceTimersByTimeAsync(60_000);
  const { stop } = await starting;
  expect(begun).toEqual(usesIt);
  stop();
});
