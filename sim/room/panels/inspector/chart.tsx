import { useEffect, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { loadMachineCharts, type MachineChart } from '@/lib/machines/machine-charts';
import type { MachineTransition } from '@/lib/machines/machine-feed';
import { cx } from '@/ui/cx';
import styles from './chart.module.css';
import { isCurrent, layOut, movesFrom, NAME_WIDTH, ROW } from './chart-layout';

/** The lifecycles of this page as charts: the current state lit, and the last transition. */
export function MachineCharts({ moves }: { moves: readonly MachineTransition[] }) {
  const { t } = useTranslation('room-inspector');
  const [charts, setCharts] = useState<readonly MachineChart[]>([]);
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    // Without the charts the list below them shows the same transitions.
    loadMachineCharts().then(
      (loaded) => isWanted && setCharts(loaded),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, []);
  const known = (machine: string | undefined) => charts.find((one) => one.machine === machine);
  const chart =
    known(chosen ?? undefined) ?? known(moves.findLast(({ machine }) => known(machine))?.machine) ?? charts[0];
  if (!chart) return null;
  const last = moves.findLast(({ machine }) => machine === chart.machine);
  return (
    <section className={styles.charts} aria-label={t('chart.label')}>
      <select
        className={styles.choice}
        aria-label={t('chart.label')}
        value={chart.machine}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      >
        {charts.map(({ machine }) => (
          <option key={machine}>{machine}</option>
        ))}
      </select>
      <Chart chart={chart} last={last} />
    </section>
  );
}

function Chart({ chart, last }: { chart: MachineChart; last: MachineTransition | undefined }) {
  const { t } = useTranslation('room-inspector');
  const { width, height, states, moves } = layOut(chart);
  const current = last?.to ?? null;
  const next = movesFrom(chart, current);
  const says = current === null ? t('chart.none') : t('chart.current', { state: current });
  return (
    <>
      <p role="status" className={styles.words}>
        {says}
        {last && ` · ${last.from ?? t('begins')} → ${last.to} (${last.event})`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={chart.machine}>
        <svg
          role="img"
          aria-label={`${chart.machine}: ${says}`}
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
        >
          {moves.map(({ key, from, to, path }) => (
            <path
              key={key}
              d={path}
              className={cx(
                styles.move,
                isCurrent(from, current) && styles.possible,
                from === last?.from && isCurrent(to, current) && styles.taken,
              )}
            />
          ))}
          {states.map(({ path, name, x, y }) => (
            <g key={path} className={cx(styles.state, isCurrent(path, current) && styles.lit)}>
              <rect x={x} y={y - ROW / 2 + 2} width={NAME_WIDTH - x} height={ROW - 4} rx={6} />
              <text x={x + 8} y={y + 4}>
                {name}
              </text>
            </g>
          ))}
        </svg>
      </section>
      {next.length > 0 && (
        <p className={styles.words}>
          {t('chart.next')} {next.map(({ event, to }) => `${event || t('chart.byItself')} → ${to}`).join(', ')}
        </p>
      )}
    </>
  );
}
