import { Maximize } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/stores/use-store';
import { IconButton } from '@/ui/actions/icon-button';
import { Tabs } from '@/ui/navigation/tabs';
import styles from './chart-bar.module.css';
import { changeChart, changeIndicator, chartSettings, indicatorSettings } from './chart-settings';
import { ChartTools } from './chart-tools';
import type { DrawingMode } from './drawings/use-drawing-mode';
import { INDICATORS, type IndicatorKind } from './indicators/catalogue';
import type { OwnDrawing } from './own-drawing';
import { CHART_PERIODS, commonPeriods } from './periods';
import type { useFullScreen } from './use-full-screen';

/** Indicators which a small chart can switch. All of them are available in full screen. */
const SWITCHES: readonly IndicatorKind[] = ['ma', 'volume'];
/** Tab value of the page's own drawing. */
const OWN = 'own';

interface ChartBarProps {
  full: ReturnType<typeof useFullScreen>;
  /** Shows one low row, for a chart above other content. */
  small: boolean;
  own: OwnDrawing | undefined;
  /** While they are open, the drawing tools stand in the place of the other ones. */
  drawing: DrawingMode;
}

/** The row above a chart: periods and chart tools. */
export function ChartBar({ full, small, own, drawing }: ChartBarProps) {
  const { active: isDrawing, setTools } = drawing;
  const { t } = useTranslation('chart');
  const { period } = useStore(chartSettings);
  const offered = small ? commonPeriods(period) : CHART_PERIODS;
  const items = [
    ...(own ? [{ value: OWN, label: own.short } as const] : []),
    ...offered.map((one) => ({ value: one.period, label: one.short })),
  ];
  const periods = (
    <Tabs
      label={t('periods')}
      size="small"
      className={styles.periods}
      value={own?.chosen ? OWN : period}
      onValueChange={(next) => {
        own?.choose(next === OWN);
        if (next !== OWN) changeChart({ period: next });
      }}
      items={items}
    />
  );
  if (!small)
    return (
      <>
        {periods}
        {isDrawing ? (
          <div ref={setTools} className={styles.drawingTools} />
        ) : (
          <ChartTools full={full.active} onFull={full.toggle} drawing={drawing} />
        )}
      </>
    );
  return (
    <div className={styles.bar}>
      {periods}
      {!own && <Switches />}
      <IconButton label={t('fullScreen')} icon={<Maximize size={15} aria-hidden />} onClick={full.toggle} />
    </div>
  );
}

function Switches() {
  const { t } = useTranslation('chart');
  const settings = useStore(indicatorSettings);
  return (
    <fieldset className={styles.switches} aria-label={t('indicators')}>
      {SWITCHES.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={settings[kind].on}
          className={styles.switch}
          onClick={() => changeIndicator(kind, { on: !settings[kind].on })}
        >
          {INDICATORS[kind].short}
        </button>
      ))}
    </fieldset>
  );
}
