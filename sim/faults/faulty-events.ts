import type { ExchangePort, Push } from '../port';
import { withChanges } from './change-fields';
import { drawEventFaults } from './draws';
import type { FaultMonitor } from './fault-monitor';

/** What is delivered at once, and after it what comes a second time. */
interface Bundle {
  readonly once: Push[];
  readonly again: Push[];
}

/**
 * Delivers events from the exchange to a host's sockets, with the set faults applied: none, only some, some twice, late
 * or with other fields. Returns the function that unsubscribes.
 */
export function deliverEvents(
  port: Pick<ExchangePort, 'onPush'>,
  monitor: FaultMonitor,
  deliver: (pushes: readonly Push[]) => void,
): () => void {
  return port.onPush((all) => {
    const { muteEvents, offline } = monitor.settings;
    if (muteEvents || offline) return;
    const bundles = new Map<number, Bundle>();
    for (const push of all) {
      const { isLost, isTwice, delayMs, changes } = drawEventFaults(
        monitor.reading,
        push.event,
        monitor.nextOf(push.event),
      );
      if (isLost) continue;
      const sent = changes.length > 0 ? ({ ...push, payload: withChanges(push.payload, changes) } as Push) : push;
      const bundle = bundles.get(delayMs) ?? { once: [], again: [] };
      bundles.set(delayMs, bundle);
      bundle.once.push(sent);
      if (isTwice) bundle.again.push(sent);
    }
    for (const [delayMs, { once, again }] of bundles) {
      const deliverAll = () => deliver([...once, ...again]);
      if (delayMs > 0) setTimeout(deliverAll, delayMs);
      else deliverAll();
    }
  });
}
