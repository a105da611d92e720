import { type ClockReading, createClock, type SteeredClock } from '@/lib/clock-port';
import type { ExchangePort } from '../../port';

/** A running exchange, as its host hands it to the room. */
export interface Running {
  readonly port: ExchangePort;
  readonly reading: ClockReading;
  readonly persistence: 'kept' | 'memory';
}

/** The exchange's clock, told of every change. */
export function clockOf({ port, reading }: Running): SteeredClock {
  const clock = createClock();
  clock.set(reading);
  port.onNotice((notice) => {
    if (notice.kind === 'clock') clock.set(notice.reading);
  });
  return clock;
}
