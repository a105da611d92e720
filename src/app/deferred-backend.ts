import type { Backend } from '@/data/backend';
import { createClock } from '@/lib/clock-port';
import { createSignal } from '@/lib/signal';

/**
 * Stands in for a backend that is still starting, so that the shell need not wait for it: calls wait for `ready`, the
 * clock is the device's until the real one arrives, and those who took the clock early are told then.
 */
export function deferBackend(start: () => Promise<Backend>): Backend {
  const clock = createClock();
  let actual: Backend | undefined;
  const clockChanged = createSignal<void>();
  const ready = start().then(async (started) => {
    await started.ready;
    actual = started;
    started.clock.subscribe(clockChanged.emit);
    clockChanged.emit();
  });
  return {
    ready,
    async socketTransports() {
      await ready;
      return (await actual?.socketTransports?.()) ?? [];
    },
    get host() {
      return actual?.host ?? location.origin;
    },
    assetUrl: (path) => actual?.assetUrl(path) ?? path,
    observe: (headers, sentAtMs) => actual?.observe?.(headers, sentAtMs),
    clock: {
      now: () => (actual?.clock ?? clock).now(),
      rate: () => (actual?.clock ?? clock).rate(),
      subscribe: clockChanged.on,
    },
  };
}
