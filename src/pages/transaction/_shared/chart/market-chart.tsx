import { ChartCandlestick, ChartSpline, Maximize, Minimize } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pair } from '@/data/queries/quotes';
import { useStore } from '@/lib/use-store';
import { IconButton } from '@/ui/actions/icon-button';
import { cx } from '@/ui/cx';
import { Skeleton } from '@/ui/feedback/skeleton';
import { EmptyState, ErrorState } from '@/ui/feedback/states';
import { Tabs } from '@/ui/navigation/tabs';
import { AverageToggles } from './average-toggles';
import type { ChartLine } from './chart-line';
import { changeChart, chartSettings } from './chart-settings';
import { Legend } from './legend';
import styles from './market-chart.module.css';
import { CHART_PERIODS } from './periods';
import { type LiveChart, useChart } from './use-chart';
import { useFullScreen } from './use-full-screen';

export interface MarketChartProps {
  pair: Pair;
  /** Drawn across the chart at their prices; the same array while nothing in it changes. */
  lines: readonly ChartLine[];
  /** `panel` stands above other things, `page` takes the room it is given. */
  size: 'panel' | 'page';
}

/** The chart of one market: periods, candles or a line, averages, own orders, full screen. */
export function MarketChart({ pair, lines, size }: MarketChartProps) {
  const { t } = useTranslation('chart');
  const settings = useStore(chartSettings);
  const { period, style, averages } = settings;
  const frame = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const chart = useChart(host, pair, period);
  const full = useFullScreen(frame);
  const { canvas } = chart;

  useEffect(() => canvas?.setLook({ style, averages }), [canvas, style, averages]);
  const titled = useMemo(
    () => lines.map((line) => ({ ...line, title: line.label ?? t(`line.${line.kind}`) })),
    [lines, t],
  );
  useEffect(() => canvas?.setLines(titled), [canvas, titled]);

  const isLine = style === 'line';
  return (
    <div
      ref={frame}
      className={cx(styles.frame, styles[size], full.active && styles.full, full.filled && styles.filled)}
    >
      <Tabs
        label={t('periods')}
        size="small"
        value={period}
        onValueChange={(next) => changeChart({ period: next })}
        items={CHART_PERIODS.map((one) => ({ value: one.period, label: one.short }))}
      />
      <div className={styles.tools}>
        <AverageToggles averages={averages} onChange={(next) => changeChart({ averages: next })} />
        <IconButton
          label={t(isLine ? 'showCandles' : 'showLine')}
          icon={isLine ? <ChartCandlestick size={18} aria-hidden /> : <ChartSpline size={18} aria-hidden />}
          onClick={() => changeChart({ style: isLine ? 'candles' : 'line' })}
        />
        <IconButton
          label={t(full.active ? 'leaveFullScreen' : 'fullScreen')}
          icon={full.active ? <Minimize size={18} aria-hidden /> : <Maximize size={18} aria-hidden />}
          onClick={full.toggle}
        />
      </div>
      <div className={styles.drawing}>
        <figure ref={host} className={styles.host} data-live="fill" aria-label={t('label', { symbol: pair.symbol })} />
        {chart.status === 'ready' && <Legend legend={chart.legend} pair={pair} />}
        <ChartState chart={chart} />
      </div>
    </div>
  );
}

/** What lies over a chart that has no bars to show. */
function ChartState({ chart }: { chart: LiveChart }) {
  const { t } = useTranslation(['chart', 'common', 'errors']);
  if (chart.status === 'ready') return null;
  return (
    <div className={styles.state}>
      {chart.status === 'loading' && (
        <div role="status" aria-label={t('common:loading')} className={styles.loading}>
          <Skeleton shape="block" height="100%" />
        </div>
      )}
      {chart.status === 'empty' && <EmptyState title={t('empty')} hint={t('emptyHint')} />}
      {chart.status === 'error' && (
        <ErrorState
          title={t('failed')}
          hint={t('errors:networkHint')}
          retryLabel={t('common:retry')}
          onRetry={chart.retry}
        />
      )}
    </div>
  );
}
