import type { Backend } from '@/data/backend';
import { createClock } from '@/lib/clock-port';

/** A backend as a host hands it over, its clock running. */
export type StartedBackend = Backend;

/**
 * Stands in for a backend that is still starting, so that the shell need not wait for it: calls wait for `ready`, the
 * clock is the device's until the real one arrives, and those who took the clock early are told then.
 */
export function deferBackend(start: () => Promise<StartedBackend>): Backend {
  const clock = createClock();
  let actual: StartedBackend | undefined;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  const ready = start().then(async (started) => {
    await started.ready;
    actual = started;
    started.clock.subscribe(tell);
    tell();
  });
  return {
    ready,
    get socketTransports() {
      return actual?.socketTransports ?? [];
    },
    get host() {
      return actual?.host ?? location.origin;
    },
    assetUrl: (path) => actual?.assetUrl(path) ?? path,
    observe: (headers, sentAtMs) => actual?.observe?.(headers, sentAtMs),
    clock: {
      now: () => (actual?.clock ?? clock).now(),
      rate: () => (actual?.clock ?? clock).rate(),
      subscribe(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
  };
}
