import { type ClockPort, type ClockReading, createClock } from '@/lib/clock-port';
import { createValueStore, type ReadableStore } from '@/lib/value-store';
import type { ExchangePort, Persistence } from '../port';

/** A running exchange as a page knows it; clock and persistence follow its notices. */
export interface Running {
  readonly port: ExchangePort;
  readonly clock: ClockPort;
  /** Whether the run is stored. */
  readonly persistence: ReadableStore<Persistence>;
}

interface Found {
  readonly port: ExchangePort;
  /** The state of the exchange when this page connected. */
  readonly standing: { readonly reading: ClockReading; readonly persistence: Persistence };
}

/** Subscribes to notices at once, because the room is loaded later and must not have missed one. */
export function follow({ port, standing }: Found): Running {
  const clock = createClock();
  clock.set(standing.reading);
  const persistence = createValueStore(standing.persistence);
  port.onNotice((notice) => {
    if (notice.kind === 'clock') clock.set(notice.reading);
    else if (notice.kind === 'persistence') persistence.set(notice.persistence);
  });
  return { port, clock, persistence };
}
