import { type IPriceLine, type ISeriesApi, type ISeriesPrimitive, LineStyle } from 'lightweight-charts';
import type { TitledLine } from './chart-canvas';
import type { ChartLineKind } from './chart-line';
import { rangeWithLines, snapToTick } from './chart-line';
import { type Label, placeLabels } from './label-places';
import { createLineHandle, type LineHandle } from './line-handle';
import type { ChartColors } from './palette';

type Shown = ISeriesApi<'Candlestick'> | ISeriesApi<'Area'>;

const LINE_STYLES: Record<ChartLineKind, LineStyle> = {
  order: LineStyle.Dashed,
  position: LineStyle.Solid,
  entry: LineStyle.Solid,
  profit: LineStyle.Dashed,
  loss: LineStyle.Dashed,
  liquidation: LineStyle.Dotted,
  alert: LineStyle.LargeDashed,
};

function colorOf({ kind, side }: TitledLine, colors: ChartColors): string {
  switch (kind) {
    case 'profit':
      return colors.up;
    case 'loss':
      return colors.down;
    case 'liquidation':
      return colors.warn;
    case 'entry':
      return colors.accent;
    case 'alert':
      return colors.alert;
    default:
      return side === undefined ? colors.words : side === 'buy' ? colors.up : colors.down;
  }
}

/** Whether its label takes touches. */
const isHeld = ({ onDrag, onTap }: TitledLine): boolean => onDrag !== undefined || onTap !== undefined;

interface Drawn {
  line: TitledLine;
  price: IPriceLine;
  /** Null until the line is first drawn. */
  handle: LineHandle | null;
  /** Left end of the label where it was last placed, in CSS pixels. */
  x: number;
  /** Price at which the line is dragged or waits for an answer; null while it is at its own price. */
  heldAt: number | null;
}

/** The lines across the prices, and the handles which move some of them. */
export interface LineLayer {
  set(lines: readonly TitledLine[]): void;
  /** Attaches the lines to another series, because only a visible series shows its lines. */
  moveTo(series: Shown): void;
  /** Prices of the lines; each has a label on the axis. */
  prices(): readonly number[];
  /** Price range which shows the bars and the lines near them. */
  widen(low: number, high: number): { low: number; high: number };
  remove(): void;
}

export interface LineLayerOptions {
  readonly element: HTMLElement;
  readonly colors: ChartColors;
  readonly priceDecimals: number;
  writePrice(price: number): string;
  /** Size of the price pane in CSS pixels, without the axis. */
  paneHeight(): number;
  paneWidth(): number;
  /** Called whenever the chart has been scaled or laid out again. */
  onRedraw(): void;
}

export function createLineLayer(first: Shown, options: LineLayerOptions): LineLayer {
  const { element, colors, priceDecimals, writePrice, paneHeight, paneWidth, onRedraw } = options;
  const drawn = new Map<string, Drawn>();
  let series = first;

  const priceOf = (one: Drawn) => one.heldAt ?? Number(one.line.price);
  const lineOptionsOf = (one: Drawn) => ({
    price: priceOf(one),
    title: '',
    color: colorOf(one.line, colors),
    axisLabelColor: colors.surface,
    axisLabelTextColor: colorOf(one.line, colors),
    lineWidth: 1 as const,
    lineStyle: LINE_STYLES[one.line.kind],
    axisLabelVisible: true,
  });

  /** Moves the labels to their lines, and hides those without room. */
  const place = () => {
    const height = paneHeight();
    const seen: (Label & { readonly one: Drawn; readonly handle: LineHandle })[] = [];
    for (const one of drawn.values()) {
      const { handle, x, heldAt } = one;
      if (!handle) continue;
      const y = series.priceToCoordinate(priceOf(one));
      if (y === null || y < 0 || y > height) handle.hide();
      else {
        const label = { y, width: handle.width(), isHeld: isHeld(one.line) };
        seen.push({ one, handle, ...label, ...(heldAt !== null && { draggedX: x }) });
      }
    }
    for (const [nth, place] of placeLabels(seen, { width: paneWidth(), height }).entries()) {
      const { one, handle, y } = seen[nth] as (typeof seen)[number];
      if (place) {
        one.x = place.x;
        handle.place(y, place);
      } else handle.hide();
    }
  };
  const follower: ISeriesPrimitive = {
    updateAllViews() {
      place();
      onRedraw();
    },
  };

  const hold = (one: Drawn, price: number | null) => {
    one.heldAt = price;
    one.price.applyOptions({ price: priceOf(one) });
    one.handle?.write(one.line.title, price === null ? null : writePrice(price));
    place();
  };

  const handleFor = (one: Drawn): LineHandle =>
    createLineHandle(
      element,
      { color: colorOf(one.line, colors), hasBell: one.line.kind === 'alert' },
      isHeld(one.line),
      {
        onTap: () => one.line.onTap?.(),
        onMove(y) {
          if (!one.line.onDrag) return;
          const price = series.coordinateToPrice(Math.min(Math.max(0, y), paneHeight()));
          if (price !== null) hold(one, Number(snapToTick(price, priceDecimals)));
        },
        onRelease() {
          const price = one.heldAt;
          if (price === null) return;
          if (price === Number(one.line.price)) return hold(one, null);
          const back = () => {
            if (drawn.get(one.line.id) === one) hold(one, null);
          };
          const answer = one.line.onDrag?.(snapToTick(price, priceDecimals));
          if (answer instanceof Promise) void answer.then(back, back);
          else back();
        },
        onCancel: () => hold(one, null),
      },
    );

  const take = (line: TitledLine) => {
    const known = drawn.get(line.id);
    const one: Drawn = known ?? { line, price: series.createPriceLine({ price: 0 }), handle: null, x: 0, heldAt: null };
    if (isHeld(one.line) !== isHeld(line)) {
      one.handle?.remove();
      one.handle = null;
    }
    one.line = line;
    one.price.applyOptions(lineOptionsOf(one));
    one.handle ??= handleFor(one);
    one.handle.write(line.title, one.heldAt === null ? null : writePrice(one.heldAt));
    drawn.set(line.id, one);
  };

  const drop = (one: Drawn) => {
    series.removePriceLine(one.price);
    one.handle?.remove();
    drawn.delete(one.line.id);
  };

  series.attachPrimitive(follower);
  return {
    set(lines) {
      const ids = new Set(lines.map(({ id }) => id));
      for (const one of drawn.values()) if (!ids.has(one.line.id)) drop(one);
      for (const line of lines) take(line);
      place();
    },
    moveTo(next) {
      if (next === series) return;
      series.detachPrimitive(follower);
      for (const one of drawn.values()) {
        series.removePriceLine(one.price);
        one.price = next.createPriceLine(lineOptionsOf(one));
      }
      series = next;
      series.attachPrimitive(follower);
    },
    prices: () => [...drawn.values()].map(priceOf),
    widen: (low, high) =>
      rangeWithLines(
        low,
        high,
        [...drawn.values()].map(({ line }) => Number(line.price)),
      ),
    remove() {
      for (const one of drawn.values()) drop(one);
    },
  };
}
