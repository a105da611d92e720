/**
 * The exchange's clock as plain state. Nothing here waits or reads a real clock: a host's driver measures real time and
 * passes it in. The speed decides when things run, never what results they have (designed).
 */
export interface ClockState {
  /** Virtual epoch milliseconds up to which everything has happened. */
  readonly nowMs: number;
  /** Virtual milliseconds per real millisecond. */
  readonly rate: ClockRate;
  readonly paused: boolean;
}

export const CLOCK_RATES = [1, 10, 60, 3600] as const;
export type ClockRate = (typeof CLOCK_RATES)[number];

export const isClockRate = (value: unknown): value is ClockRate => CLOCK_RATES.some((rate) => rate === value);

/** The result of a stretch of real time. */
export interface Elapsed {
  readonly nowMs: number;
  /**
   * Real milliseconds that were too few for another virtual one. Add them to the next stretch, or a clock at rate 1
   * runs slow.
   */
  readonly unspentRealMs: number;
}

/**
 * The virtual instant after a stretch of real milliseconds (fractions allowed). A paused clock stays and drops the real
 * time; negative real time counts as none.
 */
export function elapse(clock: ClockState, elapsedRealMs: number): Elapsed {
  if (clock.paused || !(elapsedRealMs > 0)) return { nowMs: clock.nowMs, unspentRealMs: 0 };
  const virtualMs = Math.floor(elapsedRealMs * clock.rate);
  // Multiplication may round up to a whole millisecond. The rest is then 0, not negative.
  const unspentRealMs = Math.max(0, elapsedRealMs - virtualMs / clock.rate);
  return { nowMs: clock.nowMs + virtualMs, unspentRealMs };
}
