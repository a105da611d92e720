import { LineStyle } from 'lightweight-charts';
import type { PriceSeries, TitledLine } from '../chart-canvas';
import { type ChartLineKind, snapToTick } from '../chart-line';
import type { ChartColors } from '../palette';
import type { Label, LabelPlace } from './label-places';
import { createLineHandle, type HandleEvents } from './line-handle';

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

/** One line with its label. Some lines are dragged by their label. */
export interface DrawnLine {
  set(line: TitledLine): void;
  /** Draws the line on another series. */
  moveTo(series: PriceSeries): void;
  /** The price of the line, even while it is dragged. */
  ownPrice(): number;
  /** The price at which it is drawn. */
  price(): number;
  /** The label to be placed; null while the line is outside of the pane. */
  label(): Label | null;
  placeLabel(lineY: number, place: LabelPlace): void;
  hideLabel(): void;
  remove(): void;
}

export interface DrawnLineOptions {
  readonly element: HTMLElement;
  readonly colors: ChartColors;
  readonly priceDecimals: number;
  writePrice(price: number): string;
  /** Height of the price pane in CSS pixels. */
  paneHeight(): number;
  /** Called whenever the line is drawn at another price. */
  onMoved(): void;
}

export function createDrawnLine(on: PriceSeries, first: TitledLine, options: DrawnLineOptions): DrawnLine {
  const { element, colors, priceDecimals, writePrice, paneHeight, onMoved } = options;
  let series = on;
  let line = first;
  /** Price to which the line is dragged, or at which it waits for an answer; null while it is at its own price. */
  let heldAt: number | null = null;
  /** Left end of the label where it was last placed, in CSS pixels. */
  let labelX = 0;
  let isRemoved = false;

  const ownPrice = () => Number(line.price);
  const price = () => heldAt ?? ownPrice();
  const lineOptions = () => ({
    price: price(),
    title: '',
    color: colorOf(line, colors),
    axisLabelColor: colors.surface,
    axisLabelTextColor: colorOf(line, colors),
    lineWidth: 1 as const,
    lineStyle: LINE_STYLES[line.kind],
    axisLabelVisible: true,
  });
  const write = () => handle.write(line.title, heldAt === null ? null : writePrice(heldAt));

  const hold = (at: number | null) => {
    heldAt = at;
    priceLine.applyOptions({ price: price() });
    write();
    onMoved();
  };
  const drag: HandleEvents = {
    onTap: () => line.onTap?.(),
    onMove(y) {
      if (!line.onDrag) return;
      const at = series.coordinateToPrice(Math.min(Math.max(0, y), paneHeight()));
      if (at !== null) hold(Number(snapToTick(at, priceDecimals)));
    },
    onRelease() {
      if (heldAt === null) return;
      if (heldAt === ownPrice()) return hold(null);
      const back = () => {
        if (!isRemoved) hold(null);
      };
      const answer = line.onDrag?.(snapToTick(heldAt, priceDecimals));
      if (answer instanceof Promise) void answer.then(back, back);
      else back();
    },
    onCancel: () => hold(null),
  };
  const createHandle = () =>
    createLineHandle(element, { color: colorOf(line, colors), hasBell: line.kind === 'alert' }, isHeld(line), drag);

  let priceLine = series.createPriceLine(lineOptions());
  let handle = createHandle();
  write();
  return {
    set(next) {
      const isOtherHandle = isHeld(next) !== isHeld(line);
      line = next;
      priceLine.applyOptions(lineOptions());
      if (isOtherHandle) {
        handle.remove();
        handle = createHandle();
      }
      write();
    },
    moveTo(next) {
      series.removePriceLine(priceLine);
      series = next;
      priceLine = series.createPriceLine(lineOptions());
    },
    ownPrice,
    price,
    label() {
      const y = series.priceToCoordinate(price());
      if (y === null || y < 0 || y > paneHeight()) return null;
      return { y, width: handle.width(), isHeld: isHeld(line), ...(heldAt !== null && { draggedX: labelX }) };
    },
    placeLabel(lineY, place) {
      labelX = place.x;
      handle.place(lineY, place);
    },
    hideLabel: () => handle.hide(),
    remove() {
      isRemoved = true;
      series.removePriceLine(priceLine);
      handle.remove();
    },
  };
}
