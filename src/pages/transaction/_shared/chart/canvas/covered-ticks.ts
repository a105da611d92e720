import type { IPrimitivePaneView, ISeriesPrimitive } from 'lightweight-charts';
import type { PriceSeries } from '../chart-canvas';

/** Heights of a price tag and of an axis label. */
const TAG_PX = 20;
const LABEL_PX = 13;

/** Tags with the positions to which the library moves them to avoid an overlap: one tag height up or down. */
const withMoved = (tags: readonly number[]): number[] =>
  tags.flatMap((tag, at) => {
    const near = tags.filter((other, place) => place !== at && Math.abs(other - tag) < TAG_PX);
    return [tag, ...near.map((other) => (tag < other ? other - TAG_PX : other + TAG_PX))];
  });

/** Labels which a tag covers partly; coordinates are the middles. */
export const coveredLabels = (labels: readonly number[], tags: readonly number[]): number[] => {
  const places = withMoved(tags);
  return labels.filter((label) => places.some((place) => Math.abs(label - place) < (TAG_PX + LABEL_PX) / 2));
};

/**
 * Clears axis labels of which a tag would cover only a part. The library keeps its labels while the scale stays, but
 * tags move with every price, so the labels are cleared before the tags are drawn.
 */
export function createCoveredTicks(
  series: PriceSeries,
  labels: () => readonly number[],
  tags: () => readonly number[],
): ISeriesPrimitive {
  const places = (prices: readonly number[]) =>
    prices.flatMap((price) => (series.options().visible ? (series.priceToCoordinate(price) ?? []) : []));
  const view: IPrimitivePaneView = {
    renderer: () => ({
      draw(target) {
        // biome-ignore lint/correctness/useHookAtTopLevel: a method of the library, not a React hook
        target.useMediaCoordinateSpace(({ context, mediaSize }) => {
          for (const y of coveredLabels(places(labels()), places(tags())))
            context.clearRect(0, y - LABEL_PX / 2, mediaSize.width, LABEL_PX);
        });
      },
    }),
  };
  const views = [view];
  return { priceAxisPaneViews: () => views };
}
