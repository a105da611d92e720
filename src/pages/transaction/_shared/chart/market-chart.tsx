import { type CSSProperties, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pair } from '@/data/queries/quotes';
import { useStore } from '@/lib/use-store';
import { cx } from '@/ui/cx';
import { Skeleton } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { Tabs } from '@/ui/navigation/tabs';
import { FailureState } from '../../../_shared/load-failure';
import { SimulatedMark } from '../../../_shared/simulated-mark';
import type { ChartLine } from './chart-line';
import { ChartMark } from './chart-mark';
import { changeChart, chartSettings, chosenIndicators, indicatorSettings } from './chart-settings';
import { ChartTools } from './chart-tools';
import { INDICATORS } from './indicators/catalogue';
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

/** The chart of one market: periods, candles or a line, indicators, own orders and positions, full screen. */
export function MarketChart({ pair, lines, size }: MarketChartProps) {
  const { t } = useTranslation('chart');
  const { period, style } = useStore(chartSettings);
  const settings = useStore(indicatorSettings);
  const host = useRef<HTMLElement>(null);
  const chart = useChart(host, pair, period);
  const full = useFullScreen();
  const { running } = chart;

  const chosen = useMemo(() => chosenIndicators(settings), [settings]);
  const titled = useMemo(
    () => lines.map((line) => ({ ...line, title: line.label ?? t(`line.${line.kind}`) })),
    [lines, t],
  );
  useEffect(() => running?.setStyle(style), [running, style]);
  useEffect(() => running?.choose(chosen), [running, chosen]);
  useEffect(() => running?.setLines(titled), [running, titled]);

  const panes = chosen.filter(({ kind }) => INDICATORS[kind].place === 'pane').length;
  return (
    <div
      className={cx(styles.frame, styles[size], full.active && styles.full)}
      style={{ '--panes': panes } as CSSProperties}
      data-testid="market-chart"
      data-full-screen={full.active || undefined}
    >
      {full.active && <SimulatedMark alone />}
      <Tabs
        label={t('periods')}
        size="small"
        value={period}
        onValueChange={(next) => changeChart({ period: next })}
        items={CHART_PERIODS.map((one) => ({ value: one.period, label: one.short }))}
      />
      <ChartTools full={full.active} onFull={full.toggle} />
      <div className={styles.drawing}>
        <figure ref={host} className={styles.host} data-live="fill" aria-label={t('label', { symbol: pair.symbol })} />
        {chart.status === 'ready' && <Legend legend={chart.legend} panes={chart.panes} pair={pair} />}
        <ChartMark />
        <ChartState chart={chart} />
      </div>
    </div>
  );
}

/** What lies over a chart that has no bars to show. */
function ChartState({ chart }: { chart: LiveChart }) {
  const { t } = useTranslation(['chart', 'common']);
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
        <FailureState title={t('failed')} query={{ error: chart.failure, isFetching: false, refetch: chart.retry }} />
      )}
    </div>
  );
}
