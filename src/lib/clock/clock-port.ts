/**
 * Source of the current time for the app (designed): in the sandbox the exchange's virtual clock, in production the
 * device's clock. Countdowns, expiry rings and charts follow it. Interface timing (toasts, redirects, debounces) does
 * not.
 */
export interface ClockPort {
  /** The exchange's time in epoch milliseconds. */
  now(): number;
  /** Calls back when offset, rate or pause change, not on every tick. Returns the unsubscriber. */
  subscribe(listener: () => void): () => void;
  /** Virtual milliseconds per real millisecond; 0 while paused. */
  rate(): number;
}

export interface ClockReading {
  /** Virtual epoch milliseconds at the moment of reading. */
  nowMs: number;
  /** Virtual milliseconds per real millisecond. */
  rate: number;
  paused: boolean;
}

/** A clock that is set by occasional readings and runs on by itself between them. */
export interface SteeredClock extends ClockPort {
  set(reading: ClockReading): void;
}

/** Creates a clock which starts at the real time. `realNow` is injectable so that tests can hold real time still. */
export function createClock(realNow: () => number = Date.now): SteeredClock {
  const listeners = new Set<() => void>();
  let anchorVirtual = realNow();
  let anchorReal = anchorVirtual;
  let rate = 1;
  return {
    now: () => Math.floor(anchorVirtual + (realNow() - anchorReal) * rate),
    rate: () => rate,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(reading) {
      anchorVirtual = reading.nowMs;
      anchorReal = realNow();
      rate = reading.paused ? 0 : reading.rate;
      for (const listener of listeners) listener();
    },
  };
}
