import type { ISeriesPrimitive } from 'lightweight-charts';
import type { PriceSeries, TitledLine } from '../chart-canvas';
import { rangeWithLines } from '../chart-line';
import { createDrawnLine, type DrawnLine, type DrawnLineOptions } from './drawn-line';
import { placeLabels } from './label-places';

/** The lines across the prices, and the handles which move some of them. */
export interface LineLayer {
  set(lines: readonly TitledLine[]): void;
  /** Attaches the lines to another series, because only a visible series shows its lines. */
  moveTo(series: PriceSeries): void;
  /** Prices of the lines; each has a label on the axis. */
  prices(): readonly number[];
  /** Price range which shows the bars and the lines near them. */
  widen(low: number, high: number): { low: number; high: number };
  remove(): void;
}

export interface LineLayerOptions extends Omit<DrawnLineOptions, 'onMoved'> {
  /** Width of the price pane in CSS pixels, without the axis. */
  paneWidth(): number;
  /** Called whenever the chart has been scaled or laid out again. */
  onRedraw(): void;
}

export function createLineLayer(first: PriceSeries, options: LineLayerOptions): LineLayer {
  const { paneHeight, paneWidth, onRedraw } = options;
  const drawn = new Map<string, DrawnLine>();
  let series = first;

  /** Moves the labels to their lines, and hides those without room. */
  const placeAll = () => {
    const shown = [...drawn.values()].flatMap((line) => {
      const label = line.label();
      if (!label) line.hideLabel();
      return label ? [{ line, label }] : [];
    });
    const labels = shown.map(({ label }) => label);
    const places = placeLabels(labels, { width: paneWidth(), height: paneHeight() });
    for (const [nth, { line, label }] of shown.entries()) {
      const place = places[nth];
      if (place) line.placeLabel(label.y, place);
      else line.hideLabel();
    }
  };
  const lineOptions = { ...options, onMoved: placeAll };
  const follower: ISeriesPrimitive = {
    updateAllViews() {
      placeAll();
      onRedraw();
    },
  };

  series.attachPrimitive(follower);
  return {
    set(lines) {
      const ids = new Set(lines.map(({ id }) => id));
      for (const [id, line] of drawn) {
        if (ids.has(id)) continue;
        line.remove();
        drawn.delete(id);
      }
      for (const line of lines) {
        const known = drawn.get(line.id);
        if (known) known.set(line);
        else drawn.set(line.id, createDrawnLine(series, line, lineOptions));
      }
      placeAll();
    },
    moveTo(next) {
      if (next === series) return;
      series.detachPrimitive(follower);
      series = next;
      for (const line of drawn.values()) line.moveTo(series);
      series.attachPrimitive(follower);
    },
    prices: () => [...drawn.values()].map((line) => line.price()),
    widen: (low, high) =>
      rangeWithLines(
        low,
        high,
        [...drawn.values()].map((line) => line.ownPrice()),
      ),
    remove() {
      for (const line of drawn.values()) line.remove();
      drawn.clear();
    },
  };
}
