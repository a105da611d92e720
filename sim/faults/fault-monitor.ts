import { createSignal, type Signal } from '@/lib/stores/signal';
import type { ExchangePort } from '../port';
import { NO_FAULTS } from './no-faults';
import type { FaultReading, FaultSettings } from './settings';

/**
 * Number of names that are counted separately: more than there are calls and events. Clients may send any number of
 * undeclared paths.
 */
const MAX_KINDS = 1_000;
/** The common count of all further names. */
const OTHERS = '';

/** The faults as the adapters of one host see them: the last reading from the exchange, and signals for its changes. */
export class FaultMonitor {
  /** Emitted when all connections must be closed once. */
  readonly dropped: Signal<void> = createSignal<void>();
  readonly changed: Signal<void> = createSignal<void>();
  #reading: FaultReading;
  readonly #counts = new Map<string, number>();

  constructor(reading: FaultReading = { settings: NO_FAULTS, seed: 0, drops: 0 }) {
    this.#reading = reading;
  }

  get reading(): FaultReading {
    return this.#reading;
  }

  get settings(): FaultSettings {
    return this.#reading.settings;
  }

  get refusesWebSockets(): boolean {
    return this.settings.websocketBlocked || this.settings.offline;
  }

  /**
   * The number of this request or event of its kind since the faults were set, from 1. Counting starts again with each
   * change, so that draws do not depend on what came before.
   */
  nextOf(kind: string): number {
    const counted = this.#counts.has(kind) || this.#counts.size < MAX_KINDS ? kind : OTHERS;
    const n = (this.#counts.get(counted) ?? 0) + 1;
    this.#counts.set(counted, n);
    return n;
  }

  update(next: FaultReading): void {
    const before = this.#reading;
    this.#reading = next;
    if (before.settings !== next.settings || before.seed !== next.seed) this.#counts.clear();
    this.changed.emit();
    // When the network goes or WebSockets become blocked, open connections are closed as well.
    const cutOff = next.settings.offline && !before.settings.offline;
    const blocked = next.settings.websocketBlocked && !before.settings.websocketBlocked;
    if (cutOff || blocked || next.drops > before.drops) this.dropped.emit();
  }
}

/**
 * Creates a monitor that follows the exchange's faults from now on. It starts with the current ones, which are `known`
 * or requested from the exchange.
 */
export async function monitorFaults(port: ExchangePort, known?: FaultReading): Promise<FaultMonitor> {
  const monitor = new FaultMonitor();
  port.onNotice((notice) => {
    if (notice.kind === 'faults') monitor.update(notice.reading);
  });
  monitor.update(known ?? ((await port.control('faults.reading', {})) as FaultReading));
  return monitor;
}
