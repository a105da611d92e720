import type { ExchangePort, Push } from '../port';
import { comesLate } from './draws';
import type { FaultMonitor } from './fault-monitor';

/**
 * Delivers events from the exchange to a host's sockets, with the set faults applied: none, only some, twice, or some
 * of them late. Returns the function that unsubscribes.
 */
export function deliverEvents(
  port: Pick<ExchangePort, 'onPush'>,
  monitor: FaultMonitor,
  deliver: (pushes: readonly Push[]) => void,
): () => void {
  return port.onPush((all) => {
    const { muteEvents, untoldEvents, offline, duplicateEvents, lateEventsMs } = monitor.settings;
    if (muteEvents || offline) return;
    const pushes = untoldEvents.length > 0 ? all.filter(({ event }) => !untoldEvents.includes(event)) : all;
    const isLate = pushes.map(
      ({ event }) => lateEventsMs > 0 && comesLate(monitor.reading, event, monitor.nextOf(event)),
    );
    const late = pushes.filter((_, index) => isLate[index]);
    if (late.length > 0) setTimeout(() => deliver(late), lateEventsMs);
    const prompt = late.length > 0 ? pushes.filter((_, index) => !isLate[index]) : pushes;
    if (prompt.length > 0) deliver(duplicateEvents ? [...prompt, ...prompt] : prompt);
  });
}
