/**
 * The exchange's clock as plain state. Nothing here waits or looks at a real clock: a host's driver measures real time
 * and passes it in. Speed decides when things are run, never what they come to (designed).
 */
export interface ClockState {
  /** Virtual epoch milliseconds up to which everything has happened. */
  readonly nowMs: number;
  /** Virtual milliseconds per real one. */
  readonly rate: ClockRate;
  readonly paused: boolean;
}

export const CLOCK_RATES = [1, 10, 60, 3600] as const;
export type ClockRate = (typeof CLOCK_RATES)[number];

export const isClockRate = (value: unknown): value is ClockRate => CLOCK_RATES.some((rate) => rate === value);

/** Where a stretch of real time leads. */
export interface Elapsed {
  readonly nowMs: number;
  /** Real milliseconds too few for another virtual one. Add them to the next stretch, or a clock at rate 1 runs slow. */
  readonly unspentRealMs: number;
}

/**
 * The next virtual instant after some real milliseconds (fractions allowed). A paused clock stands still and spends
 * everything; real time that runs backwards counts as none.
 */
export function elapse(clock: ClockState, elapsedRealMs: number): Elapsed {
  if (clock.paused || !(elapsedRealMs > 0)) return { nowMs: clock.nowMs, unspentRealMs: 0 };
  const virtualMs = Math.floor(elapsedRealMs * clock.rate);
  // Multiplying may round up to a whole millisecond; what is left over is then nothing, not less than nothing.
  const unspentRealMs = Math.max(0, elapsedRealMs - virtualMs / clock.rate);
  return { nowMs: clock.nowMs + virtualMs, unspentRealMs };
}

/** Real milliseconds until a virtual instant is reached: 0 when it is past, null while the clock is paused. */
export function realMsUntil(clock: ClockState, atMs: number): number | null {
  if (clock.paused) return null;
  return Math.max(0, (atMs - clock.nowMs) / clock.rate);
}

/** The clock at a later instant. Throws when asked to run backwards: rewinding means replaying the journal. */
export function movedTo(clock: ClockState, atMs: number): ClockState {
  if (!Number.isSafeInteger(atMs)) throw new Error(`${atMs} is no instant`);
  if (atMs < clock.nowMs)
    throw new Error(`time cannot run backwards from ${clock.nowMs} to ${atMs}: replay the journal`);
  return { ...clock, nowMs: atMs };
}
