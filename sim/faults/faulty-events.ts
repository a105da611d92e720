import type { ExchangePort, Push } from '../port';
import { withChanges } from './change-fields';
import { drawEventFaults } from './draws';
import type { FaultMonitor } from './fault-monitor';
import { delayed } from './faulty-calls';

/** The events to send at once, and the copies to send after them. */
interface Bundle {
  readonly once: Push[];
  readonly again: Push[];
  /** The delay by the current fault settings, in real milliseconds. */
  readonly wantedMs: () => number;
}

/**
 * Delivers events from the exchange to a host's sockets, with the set faults applied: none, only some, some twice, late
 * or with other fields. Late ones come at once when the fault is reduced, and never when another run has begun.
 * Returns the function that unsubscribes.
 */
export function deliverEvents(
  port: Pick<ExchangePort, 'onPush' | 'onNotice'>,
  monitor: FaultMonitor,
  deliver: (pushes: readonly Push[]) => void,
): () => void {
  let run = 0;
  const endRun = () => {
    run += 1;
  };
  const isSilent = () => monitor.settings.muteEvents || monitor.settings.offline;
  const deliverLate = async (pushes: readonly Push[], delayMs: number, wantedMs: () => number) => {
    const ofRun = run;
    await delayed(monitor, delayMs, wantedMs);
    if (run === ofRun && !isSilent()) deliver(pushes);
  };
  const unsubscribeNotices = port.onNotice(({ kind }) => {
    if (kind === 'run') endRun();
  });
  const unsubscribePushes = port.onPush((all) => {
    if (isSilent()) return;
    const bundles = new Map<number, Bundle>();
    for (const push of all) {
      const n = monitor.nextOf(push.event);
      const draw = () => drawEventFaults(monitor.reading, push.event, n);
      const { isLost, isTwice, delayMs, changes } = draw();
      if (isLost) continue;
      const sent = changes.length > 0 ? ({ ...push, payload: withChanges(push.payload, changes) } as Push) : push;
      const bundle = bundles.get(delayMs) ?? { once: [], again: [], wantedMs: () => draw().delayMs };
      bundles.set(delayMs, bundle);
      bundle.once.push(sent);
      if (isTwice) bundle.again.push(sent);
    }
    for (const [delayMs, { once, again, wantedMs }] of bundles) {
      const pushes = [...once, ...again];
      if (delayMs > 0) void deliverLate(pushes, delayMs, wantedMs);
      else deliver(pushes);
    }
  });
  return () => {
    unsubscribePushes();
    unsubscribeNotices();
    endRun();
  };
}
