import type { Bar } from '@/data/klines';

/** What an indicator says at one bar, one figure an output; null where too few bars lie before it. */
export type Values = readonly (number | null)[];

/**
 * An indicator as a fold over bars. `state` is immutable and belongs to the bars before `at`, so the live bar can be
 * tried again with every tick.
 */
export interface Formula<State> {
  readonly start: State;
  step(state: State, bars: readonly Bar[], at: number): readonly [next: State, values: Values];
}

/** The figures of one indicator along a chart's bars. */
export interface Run {
  /** One entry a bar. */
  readonly values: readonly Values[];
  /** Computes everything: other bars, or bars added at the left. */
  reset(bars: readonly Bar[]): void;
  /** Computes what a live bar can have changed: the last two. The work does not grow with the history. */
  update(bars: readonly Bar[]): void;
}

/** The bar before the last may be corrected as it closes, so neither of the two is folded in for good. */
const OPEN_BARS = 2;

export function createRun<State>({ start, step }: Formula<State>): Run {
  let values: Values[] = [];
  /** Folded over the first `folded` bars. */
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
