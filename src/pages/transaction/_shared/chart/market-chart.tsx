import { type CSSProperties, useEffect, useId, useMemo, useRef } from 'react';
import type { Pair } from '@/data/market/quotes';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/stores/use-store';
import { cx } from '@/ui/cx';
import { LoadingRegion, Skeleton } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { Text } from '@/ui/text/text';
import { FailureState, PartFailure } from '../../../_shared/load-failure';
import { SimulatedMark } from '../../../_shared/simulated-mark';
import { useAlertLines } from '../alerts/use-alert-lines';
import { ChartBar } from './chart-bar';
import type { ChartLine } from './chart-line';
import { ChartMark } from './chart-mark';
import { chartSettings, chosenIndicators, indicatorSettings, isInPricePane } from './chart-settings';
import { LateDrawings } from './drawings/late-drawings';
import { useDrawingMode } from './drawings/use-drawing-mode';
import { INDICATORS } from './indicators/catalogue';
import { Legend, PaneLegend } from './legend';
import styles from './market-chart.module.css';
import type { OwnDrawing } from './own-drawing';
import { type LiveChart, useChart } from './use-chart';
import { useFullScreen } from './use-full-screen';
import { useSummary } from './use-summary';

export interface MarketChartProps {
  pair: Pair;
  /** Lines drawn across the chart. Pass the same array while nothing in it changes. */
  lines: readonly ChartLine[];
  /** `panel` is a low chart above other content; `page` fills the available space. */
  size: 'panel' | 'page';
  own?: OwnDrawing;
}

/** The chart of one market: periods, candles or a line, indicators, the user's orders and positions, full screen. */
export function MarketChart({ pair, lines, size, own }: MarketChartProps) {
  const full = useFullScreen();
  const isSmall = size === 'panel' && !full.active;
  const drawing = useDrawingMode(!isSmall && !own?.chosen);
  return (
    <div
      className={cx(styles.frame, styles[size], isSmall && styles.small, full.active && styles.full)}
      data-testid="market-chart"
    >
      {full.active && <SimulatedMark alone />}
      <ChartBar full={full} small={isSmall} own={own} drawing={drawing} />
      {own?.chosen ? (
        <div className={styles.drawing}>{own.drawing}</div>
      ) : (
        <Drawing pair={pair} lines={lines} small={isSmall} tools={drawing.tools} onDrawn={drawing.end} />
      )}
    </div>
  );
}

interface DrawingProps extends Pick<MarketChartProps, 'pair' | 'lines'> {
  small: boolean;
  /** Where the drawing tools stand; null while they are closed. */
  tools: HTMLElement | null;
  onDrawn: () => void;
}

function Drawing({ pair, lines, small, tools, onDrawn }: DrawingProps) {
  const { t } = useTranslation('chart');
  const { period, style } = useStore(chartSettings);
  const settings = useStore(indicatorSettings);
  const host = useRef<HTMLDivElement>(null);
  const chart = useChart(host, pair, period);
  const figure = useRef<HTMLElement>(null);
  const caption = useRef<HTMLElement>(null);
  const summarize = useSummary(caption, chart, pair, period);
  const { running } = chart;
  const captionId = useId();

  const chosen = useMemo(() => {
    const all = chosenIndicators(settings);
    return small ? all.filter(isInPricePane) : all;
  }, [settings, small]);
  const alerts = useAlertLines(pair);
  const titled = useMemo(() => {
    const titleOf = ({ kind, label }: ChartLine) => label ?? (kind === 'alert' ? '' : t(`line.${kind}`));
    return [...lines, ...alerts.lines].map((line) => ({ ...line, title: titleOf(line) }));
  }, [lines, alerts.lines, t]);
  useEffect(() => running?.setStyle(style), [running, style]);
  useEffect(() => running?.choose(chosen), [running, chosen]);
  useEffect(() => running?.setLines(titled), [running, titled]);

  const placed = (place: string) => chosen.filter(({ kind }) => INDICATORS[kind].place === place).length;
  return (
    <div className={styles.parts} style={{ '--panes': placed('pane'), '--overlays': placed('price') } as CSSProperties}>
      <div className={styles.legend}>
        {chart.status === 'ready' && <Legend legend={chart.legend} pair={pair} small={small} />}
      </div>
      <LateDrawings pair={pair} running={running} host={host} figure={figure} place={tools} onDone={onDrawn} />
      <figure
        ref={figure}
        className={styles.drawing}
        aria-label={t('label', { symbol: pair.symbol })}
        aria-describedby={captionId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users who focus it hear the current price
        tabIndex={0}
        onFocus={summarize}
      >
        <div ref={host} className={styles.host} data-live="fill" />
        <figcaption ref={caption} id={captionId} className="visually-hidden" />
        {chart.status === 'ready' && <PaneLegend legend={chart.legend} panes={chart.panes} />}
        <ChartMark />
        <ChartState chart={chart} small={small} />
      </figure>
      {alerts.sheet}
    </div>
  );
}

/** Overlay of a chart without bars: loading, empty or failed. A low chart has room for two lines. */
function ChartState({ chart, small }: { chart: LiveChart; small: boolean }) {
  const { t } = useTranslation(['chart', 'common']);
  if (chart.status === 'ready') return null;
  const Failed = small ? PartFailure : FailureState;
  return (
    <div className={styles.state}>
      {chart.status === 'loading' && (
        <LoadingRegion label={t('common:loading')} className={styles.loading}>
          <Skeleton shape="block" height="100%" />
        </LoadingRegion>
      )}
      {chart.status === 'empty' && <NoBars small={small} />}
      {chart.status === 'error' && (
        <Failed title={t('failed')} query={{ error: chart.failure, isFetching: false, refetch: chart.retry }} />
      )}
    </div>
  );
}

function NoBars({ small }: { small: boolean }) {
  const { t } = useTranslation('chart');
  if (!small) return <EmptyState title={t('empty')} hint={t('emptyHint')} />;
  return (
    <div>
      <Text as="p" size="small" weight="medium">
        {t('empty')}
      </Text>
      <Text as="p" size="small" tone="muted">
        {t('emptyHint')}
      </Text>
    </div>
  );
}
