import { type ClockReading, createClock, type SteeredClock } from '@/lib/clock-port';
import { createValueStore, type ReadableStore } from '@/lib/value-store';
import type { ExchangePort, Persistence } from '../../port';

/** A running exchange, as its host hands it to the room. */
export interface Running {
  readonly port: ExchangePort;
  /** How it stood when this page found it. */
  readonly standing: { readonly reading: ClockReading; readonly persistence: Persistence };
}

/** The exchange's clock, told of every change. */
export function clockOf({ port, standing }: Running): SteeredClock {
  const clock = createClock();
  clock.set(standing.reading);
  port.onNotice((notice) => {
    if (notice.kind === 'clock') clock.set(notice.reading);
  });
  return clock;
}

/** Whether the run is remembered, told of every change. */
export function persistenceOf({ port, standing }: Running): ReadableStore<Persistence> {
  const persistence = createValueStore(standing.persistence);
  port.onNotice((notice) => {
    if (notice.kind === 'persistence') persistence.set(notice.persistence);
  });
  return persistence;
}
