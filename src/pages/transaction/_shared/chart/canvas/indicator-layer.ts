import {
  HistogramSeries,
  type IChartApi,
  type ISeriesApi,
  LineSeries,
  LineStyle,
  type UTCTimestamp,
} from 'lightweight-charts';
import type { Bar } from '@/data/market/klines';
import type { Output, Unit } from '../indicators/catalogue';
import type { IndicatorRow } from '../indicators/indicator-set';
import { type ChartColors, token } from '../palette';

/** Height of the price pane as a multiple of an indicator pane. */
const PRICE_SHARE = 3.4;
/** RSI thresholds for overbought and oversold. */
const RSI_MARKS = [70, 30] as const;

type Drawn = ISeriesApi<'Line'> | ISeriesApi<'Histogram'>;

/** Draws indicators: lines over the prices, and panes below them. */
export interface IndicatorLayer {
  /** Draws all bars. Series are created again only if the indicators or parameters changed. */
  set(bars: readonly Bar[], rows: readonly IndicatorRow[]): void;
  update(bars: readonly Bar[], rows: readonly IndicatorRow[], corrected: boolean): void;
  /** Writes the axes of all panes again. */
  rewrite(): void;
}

export interface IndicatorLayerOptions {
  readonly colors: ChartColors;
  /** Axis time of a bar. */
  time(bar: Bar): UTCTimestamp;
  /** How values of a unit are written on the axis, and the smallest step between two values. */
  format(unit: Unit): { formatter(value: number): string; minMove: number };
}

export function createIndicatorLayer(chart: IChartApi, options: IndicatorLayerOptions): IndicatorLayer {
  const { colors, time, format } = options;
  let drawn: Drawn[][] = [];
  let drawnKey = '';
  let drawnUnits: readonly Unit[] = [];

  const priceFormat = (unit: Unit) => ({ type: 'custom', ...format(unit) }) as const;
  const makeSeries = (row: IndicatorRow, output: Output, pane: number): Drawn => {
    const shared = {
      priceFormat: priceFormat(row.indicator.unit),
      lastValueVisible: false,
      priceLineVisible: false,
    };
    // Volumes have their own scale, below the prices.
    const foot = row.indicator.place === 'foot' && { priceScaleId: 'foot' };
    if (output.kind === 'bars') return chart.addSeries(HistogramSeries, { ...shared, ...foot }, pane);
    const color = token(output.token ?? '--text-3');
    const series = chart.addSeries(LineSeries, { ...shared, color, lineWidth: 1, crosshairMarkerVisible: false }, pane);
    if (row.kind === 'rsi') markRange(series, colors);
    // Lines over the prices do not affect the scale: a slow average far from the prices would flatten the candles.
    if (pane === 0) series.applyOptions({ autoscaleInfoProvider: () => null });
    return series;
  };

  const make = (rows: readonly IndicatorRow[]) => {
    // The library removes a pane with its last series.
    for (const series of drawn.flat()) chart.removeSeries(series);
    let panes = 0;
    drawnUnits = rows.map(({ indicator }) => indicator.unit);
    drawn = rows.map((row) => {
      const { place } = row.indicator;
      const pane = place === 'pane' ? ++panes : 0;
      const series = row.indicator.outputs(row.parameters).map((output) => makeSeries(row, output, pane));
      if (place === 'pane') series[0]?.priceScale().applyOptions({ scaleMargins: { top: 0.26, bottom: 0.04 } });
      if (place === 'foot') series[0]?.priceScale().applyOptions({ scaleMargins: { top: 0.78, bottom: 0 } });
      return series;
    });
    chart.panes().forEach((pane, at) => {
      pane.setStretchFactor(at === 0 ? PRICE_SHARE : 1);
    });
  };

  /** Volume bars are coloured by the direction of their candle, other bars by their sign. */
  const barColor = ({ kind }: IndicatorRow, bar: Bar, value: number) =>
    (kind === 'volume' ? bar.close >= bar.open : value >= 0) ? colors.upFaint : colors.downFaint;

  const pointOf = (row: IndicatorRow, output: number, bars: readonly Bar[], at: number) => {
    const bar = bars[at];
    const value = row.values[at]?.[output];
    if (!bar || value === null || value === undefined) return null;
    const bare = { time: time(bar), value };
    return row.indicator.outputs(row.parameters)[output]?.kind === 'bars'
      ? { ...bare, color: barColor(row, bar, value) }
      : bare;
  };

  const each = (rows: readonly IndicatorRow[], act: (row: IndicatorRow, output: number, series: Drawn) => void) => {
    rows.forEach((row, at) => {
      drawn[at]?.forEach((series, output) => {
        act(row, output, series);
      });
    });
  };

  return {
    set(bars, rows) {
      const key = rows.map(({ kind, parameters }) => `${kind} ${parameters}`).join(';');
      if (key !== drawnKey) make(rows);
      drawnKey = key;
      each(rows, (row, output, series) => {
        series.setData(bars.flatMap((_, at) => pointOf(row, output, bars, at) ?? []));
      });
    },
    update(bars, rows, corrected) {
      each(rows, (row, output, series) => {
        const before = corrected && pointOf(row, output, bars, bars.length - 2);
        if (before) series.update(before, true);
        const last = pointOf(row, output, bars, bars.length - 1);
        if (last) series.update(last);
      });
    },
    rewrite() {
      for (const [at, unit] of drawnUnits.entries())
        for (const series of drawn[at] ?? []) series.applyOptions({ priceFormat: priceFormat(unit) });
    },
  };
}

function markRange(series: ISeriesApi<'Line'>, colors: ChartColors): void {
  for (const price of RSI_MARKS)
    series.createPriceLine({
      price,
      color: colors.crosshair,
      lineWidth: 1,
      lineStyle: LineStyle.Dotted,
      axisLabelVisible: false,
      title: '',
    });
  series.applyOptions({ autoscaleInfoProvider: () => ({ priceRange: { minValue: 0, maxValue: 100 } }) });
}
