import type { ISeriesPrimitive, ISeriesPrimitiveAxisView } from 'lightweight-charts';
import type { Bar } from '@/data/market/klines';
import type { PriceSeries } from '../chart-canvas';
import type { ChartColors } from '../palette';

export interface PriceTagOptions {
  lastBar(): Bar | undefined;
  readonly colors: ChartColors;
  write(price: number): string;
}

/**
 * The last price as a tag on the axis. The library would write it in white, whose contrast is too low (2.5 to 1 on the
 * green); dark text reaches at least 5 to 1 on both colours.
 */
export function createPriceTag(series: PriceSeries, { lastBar, colors, write }: PriceTagOptions): ISeriesPrimitive {
  const view: ISeriesPrimitiveAxisView = {
    coordinate: () => series.priceToCoordinate(lastBar()?.close ?? 0) ?? -1,
    text: () => write(lastBar()?.close ?? 0),
    textColor: () => colors.onColor,
    backColor() {
      const bar = lastBar();
      return bar && bar.close < bar.open ? colors.down : colors.up;
    },
    visible: () => lastBar() !== undefined && series.options().visible,
    tickVisible: () => false,
  };
  const views = [view];
  return { priceAxisViews: () => views };
}
