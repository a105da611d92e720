import type {
  IChartApi,
  IPrimitivePaneView,
  ISeriesPrimitive,
  ISeriesPrimitiveAxisView,
  Logical,
} from 'lightweight-charts';
import type { Bar } from '@/data/market/klines';
import type { ChartLayer, PaneLayer, PriceMark, PriceSeries } from '../chart-canvas';
import type { Scales } from '../drawings/scales';

export interface PaneLayerOptions {
  readonly chart: IChartApi;
  readonly barMs: number;
  /** The visible series; only such a series draws what is attached to it. */
  series(): PriceSeries;
  bars(): readonly Bar[];
  /** Dark or light text on a colour. */
  readonly onColor: string;
  write(price: number): string;
}

/** The layers over the bars. */
export interface PaneLayers {
  add(layer: ChartLayer): PaneLayer;
  /** Attaches all layers to another series. */
  moveTo(from: PriceSeries, to: PriceSeries): void;
  /** Prices which layers mark on the axis. */
  prices(): readonly number[];
}

export function createPaneLayers(options: PaneLayerOptions): PaneLayers {
  const attached = new Set<AttachedLayer>();
  return {
    add(layer) {
      const own = attachLayer(layer, options);
      attached.add(own);
      return {
        ...own,
        remove() {
          if (attached.delete(own)) own.remove();
        },
      };
    },
    moveTo(from, to) {
      if (from !== to) for (const layer of attached) layer.moveTo(from, to);
    },
    prices: () => [...attached].flatMap((layer) => layer.prices()),
  };
}

type AttachedLayer = PaneLayer & Pick<PaneLayers, 'moveTo' | 'prices'>;

function attachLayer(layer: ChartLayer, options: PaneLayerOptions): AttachedLayer {
  const { chart, barMs, series, bars, onColor, write } = options;

  const scales = (): Scales | null => {
    const height = chart.panes()[0]?.getHeight() ?? 0;
    const top = series().coordinateToPrice(0);
    const bottom = series().coordinateToPrice(height);
    // The library answers for whole bars only.
    const first = chart.timeScale().logicalToCoordinate(0 as Logical);
    const second = chart.timeScale().logicalToCoordinate(1 as Logical);
    if (height <= 0 || top === null || bottom === null || first === null || second === null) return null;
    if (!(top > bottom) || second <= first || bars().length === 0) return null;
    return {
      bars: bars(),
      barMs,
      firstX: first,
      spacing: second - first,
      topPrice: top,
      pricePerPx: (top - bottom) / height,
      width: chart.timeScale().width(),
      height,
    };
  };

  const view: IPrimitivePaneView = {
    renderer: () => ({
      draw(target) {
        // biome-ignore lint/correctness/useHookAtTopLevel: a method of the library, not a React hook
        target.useMediaCoordinateSpace(({ context }) => {
          const drawn = scales();
          if (drawn) layer.draw(context, drawn);
        });
      },
    }),
  };
  const tagOf = ({ price, color }: PriceMark): ISeriesPrimitiveAxisView => ({
    coordinate: () => series().priceToCoordinate(price) ?? -1,
    text: () => write(price),
    textColor: () => onColor,
    backColor: () => color,
    tickVisible: () => false,
  });
  const paneViews = [view];
  let marks: readonly PriceMark[] = [];
  let tags: readonly ISeriesPrimitiveAxisView[] = [];
  let requestUpdate = () => {};
  const primitive: ISeriesPrimitive = {
    attached: (parameters) => {
      requestUpdate = parameters.requestUpdate;
    },
    detached: () => {
      requestUpdate = () => {};
    },
    paneViews: () => paneViews,
    priceAxisViews() {
      // The library compares the arrays, so that they must stay the same while the marks do.
      if (layer.marks() !== marks) {
        marks = layer.marks();
        tags = marks.map(tagOf);
      }
      return tags;
    },
  };

  series().attachPrimitive(primitive);
  return {
    scales,
    bars,
    redraw: () => requestUpdate(),
    remove: () => series().detachPrimitive(primitive),
    moveTo(from, to) {
      from.detachPrimitive(primitive);
      to.attachPrimitive(primitive);
    },
    prices: () => layer.marks().map(({ price }) => price),
  };
}
