import { type ClockPort, type ClockReading, createClock } from '@/lib/clock/clock-port';
import { createValueStore, type ReadableStore } from '@/lib/stores/value-store';
import type { ExchangePort, Persistence } from '../../port';

/** A running exchange as a page knows it; clock and persistence follow its notices. */
export interface Running {
  readonly port: ExchangePort;
  readonly clock: ClockPort;
  /** Whether the run is stored. */
  readonly persistence: ReadableStore<Persistence>;
}

interface ConnectedExchange {
  readonly port: ExchangePort;
  /** The state of the exchange when this page connected. */
  readonly state: { readonly reading: ClockReading; readonly persistence: Persistence };
}

/** Subscribes to notices at once, because the room is loaded later and must not have missed one. */
export function followExchange({ port, state }: ConnectedExchange): Running {
  // A monotonic clock, like the host's: the device's own clock may be changed, and runs on while the device sleeps.
  const clock = createClock(() => performance.now());
  clock.set(state.reading);
  const persistence = createValueStore(state.persistence);
  port.onNotice((notice) => {
    if (notice.kind === 'clock') clock.set(notice.reading);
    else if (notice.kind === 'persistence') persistence.set(notice.persistence);
  });
  return { port, clock, persistence };
}
