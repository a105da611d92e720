import type { Backend } from '@/data/api/backend';
import { createClock } from '@/lib/clock/clock-port';
import { createSignal } from '@/lib/stores/signal';

/** Longest time that other calls wait for the first answer to be drawn. */
const ALONE_MS = 500;

/**
 * A placeholder for a backend that is still starting, so that the shell need not wait for it. Calls wait for `ready`.
 * The clock is the device's until the real one is there, and its subscribers are then notified.
 * With `drawn`, which resolves when an answer is on screen, the first call is made alone: half a dozen answers that
 * arrive together are also drawn together, which would delay the first one.
 */
export function deferBackend(start: () => Promise<Backend>, drawn?: () => Promise<void>): Backend {
  const clock = createClock();
  let actual: Backend | undefined;
  const clockChanged = createSignal<void>();
  const ready = start().then(async (started) => {
    await started.ready;
    actual = started;
    started.clock.subscribe(clockChanged.emit);
    clockChanged.emit();
  });
  let isFirst = true;
  const firstAnswered = createSignal<void>();
  const othersMay = ready.then(() => {
    if (!drawn) return;
    return new Promise<void>((resolve) => {
      const leave = firstAnswered.on(() => {
        leave();
        void drawn().then(resolve);
      });
      setTimeout(resolve, ALONE_MS);
    });
  });
  // Callers of `admit` receive the failure; this only prevents an unhandled rejection.
  othersMay.catch(() => {});
  return {
    ready,
    admit() {
      if (!isFirst) return othersMay;
      isFirst = false;
      return ready;
    },
    async socketTransports() {
      await ready;
      return (await actual?.socketTransports?.()) ?? [];
    },
    get host() {
      return actual?.host ?? location.origin;
    },
    assetUrl: (path) => actual?.assetUrl(path) ?? path,
    observe(...answer) {
      firstAnswered.emit();
      actual?.observe?.(...answer);
    },
    clock: {
      now: () => (actual?.clock ?? clock).now(),
      rate: () => (actual?.clock ?? clock).rate(),
      subscribe: clockChanged.on,
    },
  };
}
