import { type ClockPort, type ClockReading, createClock } from '@/lib/clock-port';
import { createValueStore, type ReadableStore } from '@/lib/value-store';
import type { ExchangePort, Persistence } from '../../port';

/** A running exchange as a page knows it, told of every change. */
export interface Running {
  readonly port: ExchangePort;
  readonly clock: ClockPort;
  /** Whether the run is remembered. */
  readonly persistence: ReadableStore<Persistence>;
}

interface Found {
  readonly port: ExchangePort;
  /** How the exchange stood when this page found it. */
  readonly standing: { readonly reading: ClockReading; readonly persistence: Persistence };
}

/** Listens from the first moment on: what comes later, as the room does, must not have missed a notice. */
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
