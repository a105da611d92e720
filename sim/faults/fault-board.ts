import { createSignal, type Signal } from '@/lib/signal';
import type { ExchangePort } from '../port';
import { CALM } from './calm';
import type { FaultReading, FaultSettings } from './settings';

/** The faults as one host's adapters see them: what the exchange was told last, and when it changed. */
export class FaultBoard {
  /** All connections are to break once. */
  readonly dropped: Signal<void> = createSignal<void>();
  readonly changed: Signal<void> = createSignal<void>();
  #reading: FaultReading;
  readonly #counts = new Map<string, number>();

  constructor(reading: FaultReading = { settings: CALM, seed: 0, drops: 0 }) {
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

  /** Counts from 1 since the faults were set, so that what is drawn does not depend on what came before. */
  nextOf(kind: string): number {
    const n = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, n);
    return n;
  }

  take(next: FaultReading): void {
    const before = this.#reading;
    this.#reading = next;
    if (before.settings !== next.settings || before.seed !== next.seed) this.#counts.clear();
    this.changed.emit();
    // An open connection is no exception to a network that is gone, or to a proxy that refuses WebSockets.
    const cutOff = next.settings.offline && !before.settings.offline;
    const blocked = next.settings.websocketBlocked && !before.settings.websocketBlocked;
    if (cutOff || blocked || next.drops > before.drops) this.dropped.emit();
  }
}

/** A board that follows the exchange from now on; it starts with the faults in force, `known` or asked for. */
export async function followFaults(port: ExchangePort, known?: FaultReading): Promise<FaultBoard> {
  const board = new FaultBoard();
  port.onNotice((notice) => {
    if (notice.kind === 'faults') board.take(notice.reading);
  });
  board.take(known ?? ((await port.control('faults.reading', {})) as FaultReading));
  return board;
}
