import type { Bar } from '@/data/market/klines';
import type { Unit } from './indicators/catalogue';
import type { IndicatorRow } from './indicators/indicator-set';

/** The bar shown in the legend: the one below the crosshair, otherwise the live bar. */
export interface LegendBar {
  readonly bar: Bar;
  readonly time: string;
  /** Change from the previous close in percent; null for the first bar of the history. */
  readonly changePercent: number | null;
  readonly indicators: readonly LegendIndicator[];
  /** Whether a finger or a mouse points at the bar. */
  readonly pointed: boolean;
}

/** Values of one indicator at that bar. */
export interface LegendIndicator {
  readonly kind: string;
  /** Index of its pane; 0 is the price pane. */
  readonly pane: number;
  readonly figures: readonly { readonly name: string; readonly token: string | null; readonly text: string }[];
}

export interface LegendOptions {
  /** Time of the bar below the crosshair; null while nothing points at a bar. */
  readonly pointedMs: number | null;
  time(bar: Bar): string;
  write(value: number, unit: Unit): string;
}

/** Null while the bar is not among those loaded. */
export function legendBarOf(
  bars: readonly Bar[],
  rows: readonly IndicatorRow[],
  { pointedMs, time, write }: LegendOptions,
): LegendBar | null {
  const at = pointedMs === null ? bars.length - 1 : bars.findLastIndex(({ timeMs }) => timeMs === pointedMs);
  const bar = bars[at];
  if (!bar) return null;
  const before = bars[at - 1]?.close;
  return {
    bar,
    time: time(bar),
    changePercent: before ? (bar.close / before - 1) * 100 : null,
    indicators: indicatorsAt(at, rows, write),
    pointed: pointedMs !== null,
  };
}

function indicatorsAt(at: number, rows: readonly IndicatorRow[], write: LegendOptions['write']): LegendIndicator[] {
  let panes = 0;
  return rows.map(({ kind, indicator, parameters, values }) => ({
    kind,
    pane: indicator.place === 'pane' ? ++panes : 0,
    figures: indicator.outputs(parameters).flatMap(({ name, token }, output) => {
      const value = values[at]?.[output];
      return value === null || value === undefined ? [] : [{ name, token, text: write(value, indicator.unit) }];
    }),
  }));
}
