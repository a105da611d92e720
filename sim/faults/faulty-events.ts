import type { ExchangePort, Push } from '../port';
import { withChanges } from './change-fields';
import { drawEventFaults } from './draws';
import type { FaultMonitor } from './fault-monitor';

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
    const prompt: Push[] = [];
    const repeated: Push[] = [];
    const late = new Map<number, Push[]>();
    for (const push of all) {
      const { isLost, isTwice, delayMs, changes } = drawEventFaults(
        monitor.reading,
        push.event,
        monitor.nextOf(push.event),
      );
      if (isLost) continue;
      const sent = changes.length > 0 ? ({ ...push, payload: withChanges(push.payload, changes) } as Push) : push;
      if (delayMs > 0) late.set(delayMs, [...(late.get(delayMs) ?? []), sent]);
      else prompt.push(sent);
      if (isTwice && delayMs === 0) repeated.push(sent);
    }
    for (const [delayMs, pushes] of late) setTimeout(() => deliver(pushes), delayMs);
    if (prompt.length > 0) deliver([...prompt, ...repeated]);
  });
}
