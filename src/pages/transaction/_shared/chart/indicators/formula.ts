import type { Bar } from '@/data/market/klines';

/** Values of an indicator at one bar, one per output; null where too few bars precede it. */
export type Values = readonly (number | null)[];

/**
 * An indicator as a fold over bars. `state` is immutable and covers the bars before `at`, so that the live bar can be
 * computed again with every tick.
 */
export interface Formula<State> {
  readonly start: State;
  step(state: State, bars: readonly Bar[], at: number): readonly [next: State, values: Values];
}

/** The values of one indicator for all bars of a chart. */
export interface Run {
  /** One entry per bar. */
  readonly values: readonly Values[];
  /** Computes all values, after other bars were loaded or older ones were added at the left. */
  reset(bars: readonly Bar[]): void;
  /** Computes the last two bars, which a live bar can change. The cost does not depend on the length of the history. */
  update(bars: readonly Bar[]): void;
}

/** The bar before the last may still be corrected when it closes, so the state covers neither of the last two. */
const OPEN_BARS = 2;

export function createRun<State>({ start, step }: Formula<State>): Run {
  let values: Values[] = [];
  /** State after the first `folded` bars. */
  let state = start;
  let folded = 0;

  const update = (bars: readonly Bar[]) => {
    const settled = Math.max(0, bars.length - OPEN_BARS);
    for (; folded < settled; folded++) [state, values[folded]] = step(state, bars, folded);
    let open = state;
    for (let at = folded; at < bars.length; at++) [open, values[at]] = step(open, bars, at);
    values.length = bars.length;
  };

  return {
    get values() {
      return values;
    },
    reset(bars) {
      values = [];
      state = start;
      folded = 0;
      update(bars);
    },
    update,
  };
}
