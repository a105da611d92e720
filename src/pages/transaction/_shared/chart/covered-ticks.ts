import type { IPrimitivePaneView, ISeriesApi, ISeriesPrimitive } from 'lightweight-charts';

/** Heights of a tag and of a label on the axis. */
const TAG_PX = 20;
const LABEL_PX = 13;

/** Tags with those places that the library moves them to where two would meet: one further up, or one further down. */
const withMoved = (tags: readonly number[]): number[] =>
  tags.flatMap((tag, at) => {
    const near = tags.filter((other, place) => place !== at && Math.abs(other - tag) < TAG_PX);
    return [tag, ...near.map((other) => (tag < other ? other - TAG_PX : other + TAG_PX))];
  });

/** Which of these labels a tag covers in part; coordinates are of their middles. */
export const coveredLabels = (labels: readonly number[], tags: readonly number[]): number[] => {
  const places = withMoved(tags);
  return labels.filter((label) => places.some((place) => Math.abs(label - place) < (TAG_PX + LABEL_PX) / 2));
};

/**
 * Takes the axis' own labels away where a tag would leave half of one in sight. The library keeps its labels for as long
 * as the scale stays, while tags move with every price: so they are wiped out before the tags are drawn.
 */
export function createCoveredTicks(
  series: ISeriesApi<'Candlestick'> | ISeriesApi<'Area'>,
  labels: () => readonly number[],
  tags: () => readonly number[],
): ISeriesPrimitive {
  const places = (prices: readonly number[]) =>
    prices.flatMap((price) => (series.options().visible ? (series.priceToCoordinate(price) ?? []) : []));
  const view: IPrimitivePaneView = {
    renderer: () => ({
      draw(target) {
        // biome-ignore lint/correctness/useHookAtTopLevel: a method of the library's, no hook
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
