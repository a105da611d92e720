import { delayModules } from '@/lib/loading/load-module';
import type { FaultMonitor } from './fault-monitor';
import { delayed } from './faulty-calls';

/** Delays the code that this browser loads when a page is opened. */
export function slowChunks(monitor: FaultMonitor): void {
  delayModules(() => delayed(monitor, monitor.settings.slowChunkMs, () => monitor.settings.slowChunkMs));
}
