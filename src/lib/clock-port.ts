/**
 * Where the app takes "now" from (designed). In the sandbox this is the exchange's virtual clock, in production the
 * real one; countdowns, expiry rings and charts follow it. Interface timing (toasts, redirects, debounces) does not.
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

/** A clock steered by readings that arrive now and then, running on by itself in between. */
export interface SteeredClock extends ClockPort {
  set(reading: ClockReading): void;
}

/** `realNow` is injectable so that tests can hold real time still. */
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
