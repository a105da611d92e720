import type { Bar } from '@/data/klines';
import { INDICATORS, type Indicator, type IndicatorKind } from './catalogue';
import type { Run, Values } from './formula';

/** An indicator that was switched on. */
export interface ChosenIndicator {
  readonly kind: IndicatorKind;
  readonly parameters: readonly number[];
}

/** It and its figures along the bars. */
export interface IndicatorRow extends ChosenIndicator {
  readonly indicator: Indicator;
  /** One entry a bar, one figure an output; filled in place while live bars come. */
  readonly values: readonly Values[];
}

/** The figures of all indicators of one chart, kept beside its bars. */
export interface IndicatorSet {
  readonly rows: readonly IndicatorRow[];
  choose(chosen: readonly ChosenIndicator[], bars: readonly Bar[]): void;
  reset(bars: readonly Bar[]): void;
  update(bars: readonly Bar[]): void;
}

export function createIndicatorSet(): IndicatorSet {
  let runs: readonly { readonly chosen: ChosenIndicator; readonly run: Run }[] = [];
  return {
    get rows() {
      return runs.map(({ chosen, run }) => ({ ...chosen, indicator: INDICATORS[chosen.kind], values: run.values }));
    },
    choose(chosen, bars) {
      runs = chosen.map((one) => ({ chosen: one, run: INDICATORS[one.kind].run(one.parameters) }));
      for (const { run } of runs) run.reset(bars);
    },
    reset(bars) {
      for (const { run } of runs) run.reset(bars);
    },
    update(bars) {
      for (const { run } of runs) run.update(bars);
    },
  };
}
