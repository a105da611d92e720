import type { Bar } from '@/data/market/klines';
import { INDICATORS, type Indicator, type IndicatorKind } from './catalogue';
import type { Run, Values } from './formula';

export interface ChosenIndicator {
  readonly kind: IndicatorKind;
  readonly parameters: readonly number[];
}

/** An enabled indicator with its values. */
export interface IndicatorRow extends ChosenIndicator {
  readonly indicator: Indicator;
  /** One entry per bar, one value per output; updated in place by live bars. */
  readonly values: readonly Values[];
}

/** The values of all indicators of one chart. */
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
